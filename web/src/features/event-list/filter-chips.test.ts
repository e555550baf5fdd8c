import { expect, test } from 'vitest';
import type { EventFilters } from './event-filters';
import { filterChips } from './filter-chips';

const labels = (filters: EventFilters) => filterChips(filters).map((chip) => chip.label);

test('each active filter is one chip', () => {
  expect(
    labels({
      q: 'dawn',
      from: '2027-06-01',
      to: '2027-09-30',
      category: ['Food & Drink', 'Art & Culture'],
      minPrice: 100,
      maxPrice: 500,
      near: 'Halifax, Nova Scotia, Canada',
      within: 250,
      minMatch: 8,
    }),
  ).toEqual([
    'Jun 1 – Sep 30, 2027',
    'Food & Drink',
    'Art & Culture',
    '$100 to $500',
    'Within 250 km of Halifax',
    'Match 8 or more',
  ]);
});

test('a range with one end says from, until or more', () => {
  expect(labels({ from: '2027-06-01', minPrice: 100 })).toEqual(['From Jun 1, 2027', '$100 or more']);
  expect(labels({ to: '2027-06-01', maxPrice: 100 })).toEqual(['Until Jun 1, 2027', 'Free to $100']);
  expect(labels({ maxPrice: 0, near: 'Banff' })).toEqual(['Free', 'Near Banff']);
});

test('a chip removes only its own filter', () => {
  const [chip] = filterChips({ from: '2027-06-01', to: '2027-09-30', category: ['Food & Drink'] });
  expect(chip?.removal).toEqual({ from: undefined, to: undefined });
});

test('the chip of one category keeps the others', () => {
  const [food, art] = filterChips({ category: ['Food & Drink', 'Art & Culture'] });
  expect([food?.removal, art?.removal]).toEqual([{ category: ['Art & Culture'] }, { category: ['Food & Drink'] }]);
});

test('a point is where the reader is', () => {
  expect(labels({ near: '44.6,-63.6', within: 250 })).toEqual(['Within 250 km of you']);
});

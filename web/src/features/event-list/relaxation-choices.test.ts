import { expect, test } from 'vitest';
import { relaxationChoices } from './relaxation-choices';

const counted = (what: Parameters<typeof relaxationChoices>[0]['relaxations'][number]['what'], count = 4) => ({
  what,
  count,
  isCapped: false,
  within: null,
});

test('each filter says what dropping it gives, and drops nothing else', () => {
  const filters = {
    q: 'lake',
    category: ['Family & Kids'],
    near: 'Banff',
    within: 25,
    maxPrice: 0,
    from: '2027-06-01',
  };
  const relaxations = [
    counted('dates', 1_000),
    counted('categories'),
    { ...counted('price', 100), isCapped: true },
    { ...counted('distance', 2), within: 500 },
    counted('place'),
    counted('score'),
    counted('text', 1),
  ];
  expect(relaxationChoices({ relaxations }, filters)).toEqual([
    { label: 'On any date: 1,000', change: { from: undefined, to: undefined } },
    { label: 'Without Family & Kids: 4', change: { category: undefined } },
    { label: 'At any price: 100+', change: { minPrice: undefined, maxPrice: undefined } },
    { label: 'Within 500 km: 2', change: { within: 500 } },
    { label: 'Anywhere: 4', change: { near: undefined, within: undefined } },
    { label: 'With any match: 4', change: { minMatch: undefined } },
    { label: 'Without “lake”: 1', change: { q: undefined } },
  ]);
});

test('several categories are dropped together', () => {
  const [choice] = relaxationChoices({ relaxations: [counted('categories')] }, { category: ['Art', 'Food'] });
  expect(choice).toEqual({ label: 'In any category: 4', change: { category: undefined } });
});

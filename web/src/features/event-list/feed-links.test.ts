import { feedQuery } from '@ascendant/contract/feed';
import { expect, test } from 'vitest';
import type { EventFilters } from './event-filters';
import { feedLinks } from './feed-links';

/** Every filter there is: a new one doesn't compile until it's here. */
const everything = {
  q: 'dawn & dusk',
  category: ['Outdoor & Nature', 'Food & Drink'],
  from: '2027-01-01',
  to: '2027-02-01',
  minPrice: 10,
  maxPrice: 200,
  near: 'Montréal',
  within: 50,
  minMatch: 6,
  with: '5,8',
  sort: 'match',
} as const satisfies Required<EventFilters>;

test('the feeds of a list have its filters, and the server takes them all', () => {
  const [rss, calendar] = feedLinks(everything).map(({ path }) => new URL(path, 'https://ascendant.example'));
  expect([rss?.pathname, calendar?.pathname]).toEqual(['/events.rss', '/events.ics']);
  expect(rss?.search).toBe(calendar?.search);
  const search = rss?.searchParams ?? new URLSearchParams();
  const read = feedQuery.parse({ ...Object.fromEntries(search), category: search.getAll('category') });
  const { minMatch: _minMatch, with: _with, sort: _sort, ...filters } = everything;
  expect(read).toEqual(filters);
});

test('a list without filters has feeds without a query', () => {
  expect(feedLinks({}).map(({ path }) => path)).toEqual(['/events.rss', '/events.ics']);
});

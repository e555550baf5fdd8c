// @vitest-environment node
import { feedQuery } from '@ascendant/contract/feed';
import type { SearchReading } from '@ascendant/contract/search';
import { expect, test } from 'vitest';
import {
  type EventFilters,
  isNarrowed,
  readFilters,
  withoutCategory,
  withoutScores,
  writeFilters,
} from './event-filters';
import { filterChips } from './filter-chips';
import { feedLinks } from './FollowList';
import { relaxationChoices } from './relaxation-choices';
import { readingChange } from './use-read-search';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('every filter in the URL is read and written back unchanged', () => {
  const query =
    'q=dawn&near=Banff&category=Outdoor+%26+Nature&category=Food&from=2027-06-01&to=2027-09-30&minPrice=10&maxPrice=500&within=250&minMatch=8&sort=price';
  expect(read(query)).toEqual({
    q: 'dawn',
    category: ['Outdoor & Nature', 'Food'],
    near: 'Banff',
    from: '2027-06-01',
    to: '2027-09-30',
    minPrice: 10,
    maxPrice: 500,
    within: 250,
    minMatch: 8,
    sort: 'price',
  });
  expect(new URLSearchParams(writeFilters(read(query))).toString()).toBe(query);
});

test.each([
  'from=2027-02-30',
  'to=soon',
  'minPrice=-1',
  'maxPrice=10001',
  'within=0',
  'minMatch=7',
  'minMatch=',
  'sort=random',
  'q=%20%20',
  'q=%00',
  'q=a%09b',
  'q=%E2%80%AEx',
  'near=a%09b',
  'category=a%0Ab',
])('an invalid filter is ignored: %s', (query) => {
  expect(read(query)).toEqual({});
});

test('a price of 0 is a filter, an empty price is none', () => {
  expect(read('maxPrice=0')).toEqual({ maxPrice: 0 });
  expect(read('maxPrice=')).toEqual({});
});

test('an order alone filters nothing', () => {
  expect(isNarrowed({ sort: 'price' })).toBe(false);
  expect(isNarrowed({ sort: 'price', q: 'dawn' })).toBe(true);
});

test('the score filter is ignored for users without scores', () => {
  expect(withoutScores(read('minMatch=6&q=dawn'))).toEqual({ q: 'dawn' });
});

test('a category named twice counts once, and removing the last one removes the filter', () => {
  expect(read('category=Food&category=&category=Food')).toEqual({ category: ['Food'] });
  expect(withoutCategory(['Food', 'Music'], 'Food')).toEqual(['Music']);
  expect(withoutCategory(['Food'], 'Food')).toBeUndefined();
});

/** Every filter there is: a new one doesn't compile until it's here. */
const everything = {
  q: 'dawn & dusk',
  category: ['Outdoor & Nature', 'Food & Drink'],
  kids: 'true',
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

const nothing: SearchReading = {
  q: '',
  category: null,
  hasKids: false,
  from: null,
  to: null,
  minPrice: null,
  maxPrice: null,
  near: null,
  within: null,
  isNearReader: false,
};

test('what a search says replaces those filters and leaves the others', () => {
  expect(readingChange({ ...nothing, q: 'yoga', maxPrice: 0 }, null)).toEqual({
    q: 'yoga',
    minPrice: undefined,
    maxPrice: 0,
  });
  expect(readingChange({ ...nothing, hasKids: true }, null)).toEqual({ q: undefined, kids: 'true' });
  expect(readingChange({ ...nothing, near: 'Banff, Alberta, Canada', category: 'Family & Kids' }, null)).toEqual({
    q: undefined,
    category: ['Family & Kids'],
    near: 'Banff, Alberta, Canada',
    within: undefined,
  });
});

test('“near me” is the reader’s own place, and nothing where that isn’t known', () => {
  expect(readingChange({ ...nothing, isNearReader: true }, 'Calgary, Canada')).toMatchObject({
    near: 'Calgary, Canada',
  });
  expect(readingChange({ ...nothing, isNearReader: true }, null)).toEqual({ q: undefined });
});

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
    { ...counted('other_days', 3), from: '2027-06-12', to: '2027-06-13' },
    { ...counted('words'), words: ['daughter'], q: 'lake' },
    { ...counted('text', 2), also: 'dates' as const },
  ];
  expect(relaxationChoices({ relaxations }, filters)).toEqual([
    { label: 'On any date: 1,000', change: { from: undefined, to: undefined } },
    { label: 'Without Family & Kids: 4', change: { category: undefined } },
    { label: 'At any price: 100+', change: { minPrice: undefined, maxPrice: undefined } },
    { label: 'Within 500 km: 2', change: { within: 500 } },
    { label: 'Anywhere: 4', change: { near: undefined, within: undefined } },
    { label: 'With any match: 4', change: { minMatch: undefined } },
    { label: 'Without “lake”: 1', change: { q: undefined } },
    { label: 'On Jun 12–13, 2027: 3', change: { from: '2027-06-12', to: '2027-06-13' } },
    { label: 'Without “daughter”: 4', change: { q: 'lake' } },
    { label: 'Without “lake”, on any date: 2', change: { q: undefined, from: undefined, to: undefined } },
  ]);
});

test('several categories are dropped together', () => {
  const [choice] = relaxationChoices({ relaxations: [counted('categories')] }, { category: ['Art', 'Food'] });
  expect(choice).toEqual({ label: 'In any category: 4', change: { category: undefined } });
});

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
  const chosen = { category: ['Food & Drink', 'Art & Culture'] };
  const removed = filterChips(chosen).map(({ removal }) => (typeof removal === 'function' ? removal(chosen) : removal));
  expect(removed).toEqual([{ category: ['Art & Culture'] }, { category: ['Food & Drink'] }]);
});

test('a point is where the reader is', () => {
  expect(labels({ near: '44.6,-63.6', within: 250 })).toEqual(['Within 250 km of you']);
});

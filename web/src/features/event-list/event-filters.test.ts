import { expect, test } from 'vitest';
import { isNarrowed, readFilters, withoutCategory, withoutScores, writeFilters } from './event-filters';

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

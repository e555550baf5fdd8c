import type { SearchReading } from '@ascendant/contract/search';
import { expect, test } from 'vitest';
import { readingChange } from './search-reading';

const nothing: SearchReading = {
  q: '',
  category: null,
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

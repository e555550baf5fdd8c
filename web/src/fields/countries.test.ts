import { expect, test } from 'vitest';
import { countryNames } from './countries';

test('both birth forms have one list of 197 countries', () => {
  expect(countryNames).toHaveLength(197);
  expect(new Set(countryNames).size).toBe(197);
  expect(countryNames).toEqual(expect.arrayContaining(['Canada', 'Côte d’Ivoire', 'United States']));
});

import { expect, test } from 'vitest';
import { regionsByCountry, residenceCountries, residenceCountry } from './regions';

test('people live in the 50 states or in the 13 provinces and territories', () => {
  expect(residenceCountries).toEqual(['United States', 'Canada']);
  expect(residenceCountries.map((country) => new Set(regionsByCountry[country]).size)).toEqual([50, 13]);
});

test("only these countries are taken, and 'US' is one of their names", () => {
  expect(['US', 'United States', 'Canada'].map(residenceCountry)).toEqual(['United States', 'United States', 'Canada']);
  expect(['France', 'canada', ''].map(residenceCountry)).toEqual([null, null, null]);
});

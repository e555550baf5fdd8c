import { expect, test } from 'vitest';
import { regionsByCountry, residenceCountries } from './regions';

test('people live in the 50 states or in the 13 provinces and territories', () => {
  expect(residenceCountries).toEqual(['United States', 'Canada']);
  expect(residenceCountries.map((country) => new Set(regionsByCountry[country]).size)).toEqual([50, 13]);
});

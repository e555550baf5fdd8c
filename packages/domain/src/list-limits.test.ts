import { expect, test } from 'vitest';
import { browseSorts, defaultSearchDistanceKm, eventSorts, maxSearchDistanceKm } from './event/event-search';
import { browsePageSize, managedEventsPageSize, maxListLimit } from './list-limits';

test('no page asks for more than one call returns', () => {
  expect(Math.max(browsePageSize, managedEventsPageSize)).toBeLessThanOrEqual(maxListLimit);
});

test('the list can be sorted in every way the browse page offers', () => {
  expect(eventSorts).toEqual(expect.arrayContaining([...browseSorts]));
});

test('the default search distance is within the largest one', () => {
  expect(defaultSearchDistanceKm).toBeLessThanOrEqual(maxSearchDistanceKm);
});

import { expect, test } from 'vitest';
import { defaultSearchDistanceKm, maxSearchDistanceKm } from './event/event-search';
import { browsePageSize, managedEventsPageSize, maxListLimit } from './list-limits';

test('no page asks for more than one call returns', () => {
  expect(Math.max(browsePageSize, managedEventsPageSize)).toBeLessThanOrEqual(maxListLimit);
});

test('the default search distance is within the largest one', () => {
  expect(defaultSearchDistanceKm).toBeLessThanOrEqual(maxSearchDistanceKm);
});

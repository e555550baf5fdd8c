import { expect, test } from 'vitest';
import { browseSorts, defaultSearchDistanceKm, eventSorts, maxSearchDistanceKm } from './event/event-search';
import { browsePageSize, managedEventsPageSize, maxListLimit } from './list-limits';

test('no page asks for more than a call returns', () => {
  expect(Math.max(browsePageSize, managedEventsPageSize)).toBeLessThanOrEqual(maxListLimit);
});

test('the browse page offers orders that the list has', () => {
  expect(eventSorts).toEqual(expect.arrayContaining([...browseSorts]));
});

test('a search without a distance stays within the largest one', () => {
  expect(defaultSearchDistanceKm).toBeLessThanOrEqual(maxSearchDistanceKm);
});

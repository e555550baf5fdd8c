import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventTypes } from '../event/event-types';
import { cents } from '../money';
import { timePeriods, weekdays } from '../person/preferences';
import { isFarAway, missWeight, preferenceMisses, type EventPreferences, type OfferedEvent } from './preference-fit';
import { missDistance, missWeigher, nearnessSteps, packOffer } from './preference-weight';

const someOf = <Value>(values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const preferences: fc.Arbitrary<EventPreferences> = fc.record({
  maxDistanceKm: fc.constantFrom(0, 10, 120),
  maxPrice: fc.constantFrom(0, 5_000, 20_000).map(cents),
  eventTypes: someOf([...eventTypes, 'Not an event type']).map((types) => new Set<string>(types)),
  days: someOf(weekdays).map((days) => new Set(days)),
  times: fc.dictionary(fc.constantFrom(...weekdays), someOf(timePeriods)),
});

const offered: fc.Arbitrary<OfferedEvent> = fc.record({
  distanceKm: fc.option(fc.integer({ min: 0, max: 300 })),
  lowestAdultPrice: fc.integer({ min: 0, max: 50_000 }).map(cents),
  eventTypes: someOf(eventTypes),
  weekday: fc.constantFrom(...weekdays),
  isOneDay: fc.boolean(),
  startTime: fc.constant('09:00'),
  period: fc.constantFrom(...timePeriods),
});

it('PRE-07 the weight is that of the misses, for every event and every preference', () => {
  fc.assert(
    fc.property(preferences, offered, (wanted, event) => {
      const weight = missWeigher(wanted)(packOffer(event), event.distanceKm);
      expect(weight).toBe(missWeight(preferenceMisses(event, wanted)));
    }),
    { numRuns: 1_000 },
  );
});

const limits: EventPreferences = {
  maxDistanceKm: 100,
  maxPrice: cents(10_000),
  eventTypes: new Set(),
  days: new Set(),
  times: {},
};
const stepAt = (distanceKm: number | null, price: number, preferences = limits) =>
  missDistance(preferences)({ lowestAdultPrice: price, eventTypes: 0, weekday: 0, period: 0 }, distanceKm);

it('PRE-07 of events that miss as much, the nearest to the limits come first', () => {
  expect([stepAt(100, 10_000), stepAt(null, 0)]).toEqual([0, 0]);
  expect(stepAt(101, 0)).toBe(1);
  expect(stepAt(190, 0)).toBeGreaterThan(stepAt(110, 0));
  expect(stepAt(110, 19_000)).toBe(stepAt(190, 0));
  expect([stepAt(300, 0), stepAt(5_000, 0)]).toEqual([nearnessSteps - 1, nearnessSteps - 1]);
});

it('PRE-07 for someone who chose no distance, everything within 250 km is equally near', () => {
  const kmAway = (distanceKm: number | null) => stepAt(distanceKm, 0, { ...limits, maxDistanceKm: 0 });
  expect([kmAway(null), kmAway(250), kmAway(251), kmAway(750)]).toEqual([0, 0, 1, nearnessSteps - 1]);
});

it('PRE-07 for someone who chose no distance, what’s more than 1,000 km away comes last', () => {
  expect([isFarAway(1_000, 0), isFarAway(1_001, 0)]).toEqual([false, true]);
  expect([isFarAway(null, 0), isFarAway(9_000, 50)]).toEqual([false, false]);
});

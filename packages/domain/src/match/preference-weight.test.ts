import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventTypes } from '../event/event-types';
import { cents } from '../money';
import { timePeriods, weekdays } from '../person/preferences';
import { missWeight, preferenceMisses, type EventPreferences, type OfferedEvent } from './preference-fit';
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
const stepAt = (distanceKm: number | null, price: number) =>
  missDistance(limits)({ lowestAdultPrice: price, eventTypes: 0, weekday: 0, period: 0 }, distanceKm);

it('PRE-07 of events that miss as much, the nearest to the limits come first', () => {
  expect([stepAt(100, 10_000), stepAt(null, 0)]).toEqual([0, 0]);
  expect(stepAt(101, 0)).toBe(1);
  expect(stepAt(190, 0)).toBeGreaterThan(stepAt(110, 0));
  expect(stepAt(110, 19_000)).toBe(stepAt(190, 0));
  expect([stepAt(300, 0), stepAt(5_000, 0)]).toEqual([nearnessSteps - 1, nearnessSteps - 1]);
});

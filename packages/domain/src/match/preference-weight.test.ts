import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventTypes } from '../event/event-types';
import { cents } from '../money';
import { timePeriods, weekdays } from '../person/preferences';
import { missWeight, preferenceMisses, type EventPreferences, type OfferedEvent } from './preference-fit';
import { missWeigher, packOffer } from './preference-weight';

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

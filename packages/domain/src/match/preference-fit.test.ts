import { describe, expect, it, test } from 'vitest';
import { cents } from '../money';
import {
  isWithinReach,
  missText,
  missWeight,
  preferenceMisses,
  type EventPreferences,
  type OfferedEvent,
} from './preference-fit';

const anything: EventPreferences = {
  maxDistanceKm: 0,
  maxPrice: cents(0),
  eventTypes: new Set(),
  days: new Set(),
  times: {},
};

/** A concert on a Tuesday morning, 100 km away, for $100. */
const concert: OfferedEvent = {
  distanceKm: 100,
  lowestAdultPrice: cents(10_000),
  eventTypes: ['Music & Concerts'],
  weekday: 'tuesday',
  isOneDay: true,
  startTime: '09:00',
  period: 'Morning',
};

const missed = (preferences: Partial<EventPreferences>, event: Partial<OfferedEvent> = {}) =>
  preferenceMisses({ ...concert, ...event }, { ...anything, ...preferences });
const texts = (...given: Parameters<typeof missed>) => missed(...given).map(missText);

test('a person without preferences misses nothing', () => {
  expect(missed({})).toEqual([]);
});

describe('PRE-02 distance', () => {
  it.each([
    [100, 100, []],
    [100, 100.2, ['1 km over your distance']],
    [100, 112, ['12 km over your distance']],
    [1000, 2000, ['1,000 km over your distance']],
    [1000, 2001, ['Far outside your 1,000 km']],
    [200, 13_127, ['Far outside your 200 km']],
    [0, 20_000, []],
    [10, null, []],
  ] as const)('up to %s km, an event %s km away misses %j', (maxDistanceKm, distanceKm, expected) => {
    expect(texts({ maxDistanceKm }, { distanceKm })).toEqual(expected);
  });

  it.each([
    [200, 1],
    [200.1, 2],
  ])('with a limit of 100 km, %s km counts %s', (distanceKm, weight) => {
    expect(missWeight(missed({ maxDistanceKm: 100 }, { distanceKm }))).toBe(weight);
  });
});

describe('PRE-03 price', () => {
  it.each([
    [10_000, 10_000, []],
    [10_000, 10_001, ['$0.01 over your price']],
    [6_000, 10_000, ['$40 over your price']],
    [0, 1_000_000, []],
    [1_000, 0, []],
  ] as const)('up to %s cents, an event of %s cents misses %j', (maxPrice, price, expected) => {
    expect(texts({ maxPrice: cents(maxPrice) }, { lowestAdultPrice: cents(price) })).toEqual(expected);
  });

  it.each([
    [20_000, 1],
    [20_001, 2],
  ])('with a limit of $100, %s cents counts %s', (price, weight) => {
    expect(missWeight(missed({ maxPrice: cents(10_000) }, { lowestAdultPrice: cents(price) }))).toBe(weight);
  });
});

describe('PRE-04 event types', () => {
  const food = { eventTypes: new Set(['Food & Drink']) };

  it('one of its categories among the chosen types is enough, and none is a miss', () => {
    expect(texts(food, { eventTypes: ['Music & Concerts', 'Food & Drink'] })).toEqual([]);
    expect(texts(food)).toEqual(['Not one of your event types']);
  });

  it("an event without a category that people can choose isn't judged by its type", () => {
    expect(texts(food, { eventTypes: [] })).toEqual([]);
  });
});

describe('PRE-05 days', () => {
  it('the day an event starts on must be a preferred one', () => {
    expect(texts({ days: new Set(['tuesday']) })).toEqual([]);
    expect(texts({ days: new Set(['monday', 'wednesday']) })).toEqual(['On a Tuesday, outside your days']);
    expect(texts({ days: new Set(['monday']) }, { isOneDay: false })).toEqual([
      'Starts on a Tuesday, outside your days',
    ]);
  });
});

describe('PRE-06 times', () => {
  const days = new Set(['tuesday', 'friday'] as const);

  it('the start must be in a period chosen for that day', () => {
    expect(texts({ days, times: { tuesday: ['Morning', 'Night'] } })).toEqual([]);
    expect(texts({ days, times: { tuesday: ['Night'] } })).toEqual(['Starts at 9:00 a.m., outside your times']);
  });

  it('a preferred day without periods is fine at any time, whatever other days have', () => {
    expect(texts({ days, times: { tuesday: [], friday: ['Night'] } })).toEqual([]);
  });
});

test('PRE-07 every miss counts, and all are named in order', () => {
  const all = missed({
    maxDistanceKm: 10,
    maxPrice: cents(6_000),
    eventTypes: new Set(['Food & Drink']),
    days: new Set(['monday']),
  });
  expect(all.map(({ kind }) => kind)).toEqual(['distance', 'price', 'event_type', 'day']);
  expect(missWeight(all)).toBe(5);
});

test.each([
  [300, 100, true],
  [300.1, 100, false],
  [null, 100, true],
  [20_000, 0, true],
])('PRE-09 %s km is within the reach of a distance of %i: %s', (distanceKm, maxDistanceKm, expected) => {
  expect(isWithinReach(distanceKm, maxDistanceKm)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { type EventPreferences, type OfferedEvent, preferenceReasons, reasonsText } from './preference-fit';

/** A trek on a Saturday morning, 95 km away, for $100. */
const trek: OfferedEvent = {
  distanceKm: 95.2,
  lowestAdultPrice: cents(10_000),
  eventTypes: ['Outdoor & Nature'],
  weekday: 'saturday',
  isOneDay: true,
  startTime: '09:00',
  period: 'Morning',
};

const anything: EventPreferences = {
  maxDistanceKm: 0,
  maxPrice: cents(0),
  eventTypes: new Set(),
  days: new Set(),
  times: {},
};

const told = (preferences: Partial<EventPreferences>, event: Partial<OfferedEvent> = {}) =>
  reasonsText(preferenceReasons({ ...trek, ...event }, { ...anything, ...preferences }));

describe('PRE-08 why an event fits without the stars', () => {
  it('names taste, distance, price and day', () => {
    const preferences = {
      eventTypes: new Set(['Outdoor & Nature']),
      maxDistanceKm: 120,
      maxPrice: cents(10_000),
      days: new Set(['saturday'] as const),
    };
    expect(told(preferences)).toBe('Outdoor & Nature, 95 km from you, within your price, on a Saturday');
  });

  it.each([
    [{}, {}, '95 km from you'],
    [{}, { distanceKm: 0.3 }, 'Less than 1 km from you'],
    [{}, { distanceKm: null }, null],
    [{ maxDistanceKm: 50 }, {}, null],
    [{ maxPrice: cents(9_999) }, { distanceKm: null }, null],
    [{ days: new Set(['saturday'] as const) }, { distanceKm: null, isOneDay: false }, 'Starts on a Saturday'],
    [{ days: new Set(['saturday'] as const), times: { saturday: ['Night'] as const } }, { distanceKm: null }, null],
    [{ days: new Set(['saturday'] as const), times: { saturday: [] } }, { distanceKm: null }, 'On a Saturday'],
  ])('%o with %o: %s', (preferences, event, text) => {
    expect(told(preferences, event)).toBe(text);
  });
});

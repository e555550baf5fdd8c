import { eventTypes } from '../event/event-types';
import { timePeriods, weekdays, type TimePeriod } from '../person/preferences';
import { farFactor, type EventPreferences, type OfferedEvent } from './preference-fit';

/** What preferences look at, as small numbers: a hundred thousand events are compared with them in a few milliseconds. */
export interface PackedOffer {
  readonly lowestAdultPrice: number;
  /** One bit for each event type. */
  readonly eventTypes: number;
  /** 0 on a Monday. */
  readonly weekday: number;
  /** One bit. */
  readonly period: number;
}

export function packOffer(offered: Omit<OfferedEvent, 'distanceKm'>): PackedOffer {
  return {
    lowestAdultPrice: offered.lowestAdultPrice,
    eventTypes: typeBits(offered.eventTypes),
    weekday: weekdays.indexOf(offered.weekday),
    period: periodBits([offered.period]),
  };
}

/**
 * Computes what `missWeight` says of an event's `preferenceMisses`, without listing them.
 * Source: rules PRE-02, PRE-03, PRE-04, PRE-05, PRE-06 and PRE-07.
 */
export function missWeigher(preferences: EventPreferences): (offer: PackedOffer, distanceKm: number | null) => number {
  const { maxDistanceKm, maxPrice } = preferences;
  const [hasTypes, hasDays] = [preferences.eventTypes.size > 0, preferences.days.size > 0];
  const wantedTypes = typeBits([...preferences.eventTypes]);
  const isWantedDay = weekdays.map((day) => !hasDays || preferences.days.has(day));
  const periodsOf = weekdays.map((day) => periodBits(preferences.times[day] ?? []));
  return ({ lowestAdultPrice, eventTypes: types, weekday, period }, distanceKm) => {
    let weight = 0;
    if (maxDistanceKm > 0 && distanceKm !== null && distanceKm > maxDistanceKm)
      weight += distanceKm > farFactor * maxDistanceKm ? 2 : 1;
    if (maxPrice > 0 && lowestAdultPrice > maxPrice) weight += lowestAdultPrice > farFactor * maxPrice ? 2 : 1;
    if (hasTypes && types !== 0 && (types & wantedTypes) === 0) weight += 1;
    if (!isWantedDay[weekday]) weight += 1;
    const periods = periodsOf[weekday] ?? 0;
    if (periods !== 0 && (periods & period) === 0) weight += 1;
    return weight;
  };
}

/** Names that aren't event types have no bit: no event has them either. */
function typeBits(names: readonly string[]): number {
  return eventTypes.reduce((bits, type, index) => (names.includes(type) ? bits | (1 << index) : bits), 0);
}

function periodBits(periods: readonly TimePeriod[]): number {
  return timePeriods.reduce((bits, period, index) => (periods.includes(period) ? bits | (1 << index) : bits), 0);
}

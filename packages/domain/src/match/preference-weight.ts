import { eventTypes } from '../event/event-types';
import { timePeriods, weekdays, type TimePeriod } from '../person/preferences';
import { nearKm } from './other-adventures';
import { farFactor, reachFactor, type EventPreferences, type OfferedEvent } from './preference-fit';

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

/** In how many steps misses of one weight are told apart by how far they are from the limits. */
export const nearnessSteps = 17;

/**
 * Computes how far an event is beyond the limits of distance and price, in steps: 0 within both, and the last one from three times a limit on.
 * The larger of the two counts. Someone who chose no distance has the one that's near. Source: rule PRE-07.
 */
export function missDistance({
  maxDistanceKm,
  maxPrice,
}: EventPreferences): (offer: PackedOffer, distanceKm: number | null) => number {
  const limitKm = nearKm(maxDistanceKm);
  const beyond = (value: number, limit: number) => (limit > 0 && value > limit ? (value - limit) / limit : 0);
  const stepOf = (excess: number) =>
    excess === 0 ? 0 : Math.min(nearnessSteps - 1, 1 + Math.floor((excess * (nearnessSteps - 1)) / (reachFactor - 1)));
  return ({ lowestAdultPrice }, distanceKm) =>
    stepOf(Math.max(beyond(distanceKm ?? 0, limitKm), beyond(lowestAdultPrice, maxPrice)));
}

/** Names that aren't event types have no bit: no event has them either. */
function typeBits(names: readonly string[]): number {
  return eventTypes.reduce((bits, type, index) => (names.includes(type) ? bits | (1 << index) : bits), 0);
}

function periodBits(periods: readonly TimePeriod[]): number {
  return timePeriods.reduce((bits, period, index) => (periods.includes(period) ? bits | (1 << index) : bits), 0);
}

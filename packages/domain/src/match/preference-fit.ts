import { clockText } from '../date-form';
import { cents, formatShortDollars, type Cents } from '../money';
import { weekdayLabel, type TimePeriod, type Weekday } from '../person/preferences';
import { numberText } from '../site/locale';

/** What a person told us about distance, price, kinds of events, days and times. Empty and 0 mean no preference. */
export interface EventPreferences {
  readonly maxDistanceKm: number;
  readonly maxPrice: Cents;
  /** Names of event types. */
  readonly eventTypes: ReadonlySet<string>;
  readonly days: ReadonlySet<Weekday>;
  /** By preferred day; a day without periods is fine at any time. */
  readonly times: Readonly<Partial<Record<Weekday, readonly TimePeriod[]>>>;
}

/** What the preferences look at. */
export interface OfferedEvent {
  /** From the person's current city, in kilometres; null if either place isn't known. */
  readonly distanceKm: number | null;
  readonly lowestAdultPrice: Cents;
  /** The categories that people can choose as event types, main or secondary. */
  readonly eventTypes: readonly string[];
  readonly weekday: Weekday;
  readonly isOneDay: boolean;
  /** `HH:MM`, at the event's place. */
  readonly startTime: string;
  readonly period: TimePeriod;
}

/** A preference that an event doesn't meet. */
export type PreferenceMiss =
  | { readonly kind: 'distance'; readonly overKm: number; readonly limitKm: number; readonly isFar: boolean }
  | { readonly kind: 'price'; readonly over: Cents; readonly isFar: boolean }
  | { readonly kind: 'event_type' }
  | { readonly kind: 'day'; readonly weekday: Weekday; readonly isOneDay: boolean }
  | { readonly kind: 'time'; readonly startTime: string };

/** Beyond this multiple of a limit, a miss counts twice. Source: rules PRE-02 and PRE-03. */
export const farFactor = 2;

/** Beyond this multiple of the chosen distance, an event isn't recommended while enough others are. Source: rule PRE-09. */
export const reachFactor = 3;

/** With fewer recommendations than this, events beyond the reach are recommended too. Source: rule PRE-09. */
export const fewestRecommended = 4;

/** Without a chosen distance, events farther than this come after all others. Source: rule PRE-07. */
export const openReachKm = 1_000;

/** Whether an event comes after all others, because someone who chose no distance lives far from it. Source: rule PRE-07. */
export function isFarAway(distanceKm: number | null, maxDistanceKm: number): boolean {
  return maxDistanceKm === 0 && distanceKm !== null && distanceKm > openReachKm;
}

/** Whether an event is within the reach of what a person chose; where either place isn't known, it is. Source: rule PRE-09. */
export function isWithinReach(distanceKm: number | null, maxDistanceKm: number): boolean {
  return maxDistanceKm === 0 || distanceKm === null || distanceKm <= reachFactor * maxDistanceKm;
}

/**
 * The preferences that an event doesn't meet, in this order: distance, price, event type, day, time. What isn't known is no miss.
 * Source: rules PRE-02, PRE-03, PRE-04, PRE-05 and PRE-06.
 */
export function preferenceMisses(event: OfferedEvent, preferences: EventPreferences): readonly PreferenceMiss[] {
  const misses: PreferenceMiss[] = [];
  const { maxDistanceKm, maxPrice, eventTypes, days, times } = preferences;
  const { distanceKm, lowestAdultPrice, weekday, isOneDay, startTime } = event;
  if (maxDistanceKm > 0 && distanceKm !== null && distanceKm > maxDistanceKm)
    misses.push({
      kind: 'distance',
      overKm: distanceKm - maxDistanceKm,
      limitKm: maxDistanceKm,
      isFar: isFar(distanceKm, maxDistanceKm),
    });
  if (maxPrice > 0 && lowestAdultPrice > maxPrice)
    misses.push({
      kind: 'price',
      over: cents(lowestAdultPrice - maxPrice),
      isFar: isFar(lowestAdultPrice, maxPrice),
    });
  if (eventTypes.size > 0 && event.eventTypes.length > 0 && !event.eventTypes.some((type) => eventTypes.has(type)))
    misses.push({ kind: 'event_type' });
  if (days.size > 0 && !days.has(weekday)) misses.push({ kind: 'day', weekday, isOneDay });
  const periods = times[weekday] ?? [];
  if (periods.length > 0 && !periods.includes(event.period)) misses.push({ kind: 'time', startTime });
  return misses;
}

/** How far down the misses move an event: each counts once, and a distance or price far over the limit twice. Source: rule PRE-07. */
export function missWeight(misses: readonly PreferenceMiss[]): number {
  return misses.reduce((sum, miss) => sum + ('isFar' in miss && miss.isFar ? 2 : 1), 0);
}

/** '12 km over your distance', 'Far outside your 200 km', 'On a Tuesday, outside your days': what the card says. */
export function missText(miss: PreferenceMiss): string {
  switch (miss.kind) {
    case 'distance':
      return miss.isFar
        ? `Far outside your ${numberText(miss.limitKm)} km`
        : `${numberText(Math.ceil(miss.overKm))} km over your distance`;
    case 'price':
      return `${formatShortDollars(miss.over)} over your price`;
    case 'event_type':
      return 'Not one of your event types';
    case 'day':
      return `${miss.isOneDay ? 'On' : 'Starts on'} a ${weekdayLabel(miss.weekday)}, outside your days`;
    case 'time':
      return `Starts at ${clockText(miss.startTime)}, outside your times`;
  }
}

const isFar = (value: number, limit: number) => value > farFactor * limit;

/**
 * Why an event fits what a person told us, as parts of a sentence: 'Outdoor & Nature', '95 km from you', 'within your price', 'on a
 * Saturday'. What they don't mind isn't said, except for the distance. Source: rule PRE-08.
 */
export function preferenceReasons(event: OfferedEvent, preferences: EventPreferences): readonly string[] {
  const { distanceKm, eventTypes, weekday, isOneDay, lowestAdultPrice, period } = event;
  const { maxDistanceKm, maxPrice, days, times } = preferences;
  const type = eventTypes.find((each) => preferences.eventTypes.has(each));
  const isNear = distanceKm !== null && (maxDistanceKm === 0 || distanceKm <= maxDistanceKm);
  const periods = times[weekday] ?? [];
  const isFree = days.has(weekday) && (periods.length === 0 || periods.includes(period));
  return [
    type ?? null,
    isNear ? distanceText(distanceKm) : null,
    maxPrice > 0 && lowestAdultPrice <= maxPrice ? 'within your price' : null,
    isFree ? `${isOneDay ? 'on' : 'starts on'} a ${weekdayLabel(weekday)}` : null,
  ].filter((reason) => reason !== null);
}

/** The reasons as one line, 'Outdoor & Nature, 95 km from you, on a Saturday'; null without any. */
export function reasonsText(reasons: readonly string[]): string | null {
  const text = reasons.join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

function distanceText(km: number): string {
  return km < 1 ? 'less than 1 km from you' : `${numberText(Math.round(km))} km from you`;
}

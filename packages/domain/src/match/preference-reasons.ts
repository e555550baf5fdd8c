import { weekdayLabel } from '../person/preferences';
import { numberText } from '../site/locale';
import type { EventPreferences, OfferedEvent } from './preference-fit';

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

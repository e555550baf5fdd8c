import type { EventPreferences } from '@ascendant/domain/match/preference-fit';
import { preferenceReasons } from '@ascendant/domain/match/preference-reasons';
import { missDistance, missWeigher, nearnessSteps } from '@ascendant/domain/match/preference-weight';
import type { Direction } from '../places/place';
import { places } from '../places/places.module';
import type { IndexedEvent } from './indexed-event';
import { tasteWeight } from './taste-weight';

/** How far an event is from somewhere, in kilometres; null if either place isn't known. */
export type DistanceOf = (event: IndexedEvent) => number | null;

export function distanceFrom(home: Direction | null): DistanceOf {
  return ({ place }) => (home === null || place === null ? null : places.kmBetween(home, place));
}

/**
 * Computes an event's place in the order of recommendations: lighter ones come first. Fewest misses, then those nearest to the limits; with
 * the stars off fewest misses, then most reasons. At most 135.
 * Source: rules PRE-07 and PRE-08.
 */
export function weigher(
  preferences: EventPreferences,
  { starsOff, distanceOf }: { readonly starsOff: boolean; readonly distanceOf: DistanceOf },
): (event: IndexedEvent) => number {
  const [missWeight, missNearness] = [missWeigher(preferences), missDistance(preferences)];
  return (event) => {
    const distanceKm = distanceOf(event);
    const weight = missWeight(event.offer, distanceKm);
    return starsOff
      ? tasteWeight(weight, preferenceReasons({ ...event.offered, distanceKm }, preferences))
      : weight * nearnessSteps + missNearness(event.offer, distanceKm);
  };
}

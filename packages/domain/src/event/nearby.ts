import { numberText } from '../site/locale';
/**
 * How far around an event others are looked for, in kilometres: close by first, further away while there are too few. In a city with very
 * many events, the first circle has enough, and the others would have thousands.
 */
export const nearbyCircles = [2, 25, 150] as const;

/** The other events shown on an event's page. */
export const mostNearbyEvents = 3;

/** '12 km away'. Events are placed by town, so a distance within one isn't known. */
export function awayText(kilometres: number): string {
  return kilometres < 1 ? 'in the same area' : `${numberText(Math.round(kilometres))} km away`;
}

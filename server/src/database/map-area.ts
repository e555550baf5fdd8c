import type { MapArea } from '@ascendant/domain/map/map-area';
import { and, between, gte, lte, or, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Where something is, as columns of a table or of a subquery. */
export interface PlaceColumns {
  readonly latitude: SQLWrapper;
  readonly longitude: SQLWrapper;
}

/** Whether something is in an area. */
export function isInArea({ south, north, ...meridians }: MapArea, place: PlaceColumns): SQL | undefined {
  return and(between(place.latitude, south, north), isBetweenMeridians(meridians, place));
}

/** Going east from one meridian to the other: across the date line if the first is greater. */
function isBetweenMeridians(
  { west, east }: Pick<MapArea, 'west' | 'east'>,
  { longitude }: PlaceColumns,
): SQL | undefined {
  return west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east));
}

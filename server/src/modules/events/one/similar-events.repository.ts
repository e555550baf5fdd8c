import type { SearchPoint } from '@ascendant/domain/event/event-search';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import type { Database } from '../../../database/database';
import { conditionOf, distanceFrom } from '../list/event-conditions.repository';
import type { EventFilter } from '../list/event-filter';
import { dateColumns, isShownDate } from '../list/shown-dates.repository';

/** An event, and how far it is from a point. */
export interface DistantId {
  readonly id: number;
  readonly distanceKm: number;
}

/** The matching events nearest to a point, then the soonest. Events whose place we don't know are left out. */
export async function findNearestIds(
  db: Database,
  filter: EventFilter,
  { point, limit }: { readonly point: SearchPoint; readonly limit: number },
): Promise<readonly DistantId[]> {
  // In order first: then only a few are asked whether another date of their series is shown.
  const near = db
    .select({ ...dateColumns, distanceKm: distanceFrom(point).as('distance_km') })
    .from(events)
    .leftJoin(eventSearch, eq(eventSearch.eventId, events.id))
    .where(and(conditionOf(filter), isNotNull(events.latitude)))
    .orderBy(asc(sql`distance_km`), asc(events.startsAt), asc(events.id))
    .as('near');
  return db
    .select({ id: near.id, distanceKm: near.distanceKm })
    .from(near)
    .where(isShownDate(filter, near))
    .orderBy(asc(near.distanceKm), asc(near.startsAt), asc(near.id))
    .limit(limit);
}

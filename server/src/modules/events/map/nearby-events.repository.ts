import type { SearchPoint } from '@ascendant/domain/event/event-search';
import { and, asc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import type { Database } from '../../../database/database';
import { isFromToday } from '../../../database/local-day';
import { conditionOf, distanceFrom, isAround, isPublished } from '../list/event-conditions.repository';
import type { Around, EventFilter } from '../list/event-filter';
import { dateColumns, isFull, isShownDate } from '../list/shown-dates.repository';

/** An event, and how far it is from a point. */
export interface Neighbour {
  readonly id: number;
  readonly distanceKm: number;
}

/**
 * Published events around an event that can be booked now, with a seat and a tier on sale, nearest first, then soonest. Other dates of its own
 * series are left out, and any other series counts once, with its next date.
 */
export async function findNearby(
  db: Database,
  eventId: number,
  { limit, ...around }: Around & { readonly limit: number },
): Promise<readonly Neighbour[]> {
  const own = db.select({ id: events.seriesId }).from(events).where(eq(events.id, eventId));
  const tierOnSale = db
    .select({ id: pricingTiers.id })
    .from(pricingTiers)
    .where(
      and(
        eq(pricingTiers.eventId, events.id),
        or(isNull(pricingTiers.validUntil), isFromToday(pricingTiers.validUntil, events.timezone)),
      ),
    );
  const next = db
    .selectDistinctOn([events.seriesId], {
      id: events.id,
      startsAt: events.startsAt,
      distanceKm: distanceFrom(around).as('distance_km'),
    })
    .from(events)
    .where(
      and(
        isPublished,
        isAround(around),
        sql`not ${isFull(events)}`,
        ne(events.id, eventId),
        sql`${events.seriesId} <> (${own})`,
        exists(tierOnSale),
      ),
    )
    .orderBy(events.seriesId, asc(events.startsAt), asc(events.id))
    .as('next');
  return db
    .select({ id: next.id, distanceKm: next.distanceKm })
    .from(next)
    .orderBy(asc(next.distanceKm), asc(next.startsAt), asc(next.id))
    .limit(limit);
}

/** The matching events nearest to a point, then the soonest. Events whose place we don't know are left out. */
export async function findNearestIds(
  db: Database,
  filter: EventFilter,
  { point, limit }: { readonly point: SearchPoint; readonly limit: number },
): Promise<readonly Neighbour[]> {
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

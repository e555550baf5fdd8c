import { and, asc, eq, exists, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import type { Database } from '../../../database/database';
import { isFromToday } from '../../../database/local-day';
import { seatsLeft } from '../../../database/seats';
import { distanceFrom, isAround, isPublished } from '../list/event-conditions.repository';
import type { Around } from '../list/event-filter';

export interface Neighbour {
  readonly id: number;
  readonly distanceKm: number;
}

/**
 * Upcoming published events around an event that have a seat and a tier on sale, nearest first, then soonest. Other dates of its own
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
        gt(events.startsAt, sql`now()`),
        gt(seatsLeft, 0),
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

import type { SearchPoint } from '@ascendant/domain/event/event-search';
import { and, asc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { builtOnce } from '../../../database/built-once';
import type { Database, Queryable } from '../../../database/database';
import { isFromToday } from '../../../database/local-day';
import { boxAround, conditionOf, distanceFrom, isPublished } from '../list/event-conditions.repository';
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
  const { west, east, ...parallels } = boxAround(around);
  // Across the date line, the distance alone decides.
  const meridians = west <= east ? { west, east } : { west: -180, east: 180 };
  return nearbyOf(db).execute({ ...around, ...parallels, ...meridians, eventId, limit });
}

const nearbyOf = builtOnce(selectNearby);

function selectNearby(db: Queryable) {
  const value = sql.placeholder;
  const eventId = value('eventId');
  const own = db.select({ id: events.seriesId }).from(events).where(eq(events.id, eventId));
  const distanceKm = distanceFrom({ latitude: value('latitude'), longitude: value('longitude') });
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
      distanceKm: distanceKm.as('distance_km'),
    })
    .from(events)
    .where(
      and(
        isPublished,
        // Not `between`: such a statement has no name, and planning it takes longer than running it.
        sql`${events.latitude} >= ${value('south')} and ${events.latitude} <= ${value('north')}`,
        sql`${events.longitude} >= ${value('west')} and ${events.longitude} <= ${value('east')}`,
        sql`${distanceKm} <= ${value('kilometres')}`,
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
    .limit(value('limit'));
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
    .where(isShownDate(filter, { of: near }))
    .orderBy(asc(near.distanceKm), asc(near.startsAt), asc(near.id))
    .limit(limit);
}

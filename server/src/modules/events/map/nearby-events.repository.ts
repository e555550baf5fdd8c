import type { SearchPoint } from '@ascendant/domain/event/event-search';
import { mostNearbyEvents, nearbyCircles } from '@ascendant/domain/event/nearby';
import { and, asc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { builtOnce } from '../../../database/built-once';
import type { Database, Queryable } from '../../../database/database';
import { listedIn } from '../../../database/listed-events';
import { isFromToday } from '../../../database/local-day';
import {
  conditionOf,
  distanceFrom,
  isForChildren,
  isForFamilies,
  isInCircle,
  isOldEnough,
} from '../list/event-conditions.repository';
import type { EventFilter } from '../list/event-filter';
import { dateColumns, isFull, isShownDate } from '../list/shown-dates.repository';
import { namedColumns, type NamedDate } from '../one/series-dates.repository';
import type { SuitsThem } from '../search/who-comes.service';

/** An event, and how far it is from a point. */
export interface Neighbour {
  readonly id: number;
  readonly distanceKm: number;
}

/** An event whose neighbours are asked for. */
export type Surroundings = NamedDate & { readonly neighbours: readonly Neighbour[] };

/**
/**
 * Published events around an event that can be booked now, with a seat and a tier on sale, nearest first, then soonest: those of the first circle
 * that has enough, or of the last. Other dates of its own series are left out, and any other series counts once, with its next date. Beside a
 * family's event only those that suit children, too. @returns null for an unknown event
 */
export async function findSurroundings(db: Database, eventId: number, suits: SuitsThem): Promise<Surroundings | null> {
  const { isForChildren: hasChildren = false, youngestBorn: born = null } = suits;
  const [found] = await surroundings(db).execute({ hasChildren, born, id: eventId });
  return found ? { ...found.event, neighbours: found.neighbours ?? [] } : null;
}

/** `coalesce` looks in a circle only if those before it have too few. */
const surroundings = builtOnce((db) => {
  const circles = nearbyCircles.map((kilometres, number) =>
    nearestWithin(db, kilometres, number === nearbyCircles.length - 1 ? 0 : mostNearbyEvents),
  );
  const neighbours = sql<readonly Neighbour[] | null>`coalesce(${sql.join(circles, sql`, `)})`;
  return db
    .select({ event: namedColumns, neighbours })
    .from(events)
    .where(eq(events.id, sql.placeholder('id')));
});

/** The nearest of a circle; null if there are fewer than the least. */
function nearestWithin(db: Queryable, kilometres: number, least: number) {
  const near = alias(events, 'near');
  const distanceKm = distanceFrom(events, near);
  const [hasChildren, born] = [sql`${sql.placeholder('hasChildren')}::boolean`, sql`${sql.placeholder('born')}::date`];
  const tierOnSale = db
    .select({ id: pricingTiers.id })
    .from(pricingTiers)
    .where(
      and(
        eq(pricingTiers.eventId, near.id),
        or(isNull(pricingTiers.validUntil), isFromToday(pricingTiers.validUntil, near.timezone)),
      ),
    );
  const next = db
    .selectDistinctOn([near.seriesId], {
      id: near.id,
      startsAt: near.startsAt,
      distanceKm: distanceKm.as('distance_km'),
    })
    .from(near)
    .where(
      and(
        listedIn(near),
        isInCircle(events, { place: near, kilometres: sql.raw(`${kilometres}::float8`) }),
        sql`not ${isFull(near)}`,
        ne(near.seriesId, events.seriesId),
        exists(tierOnSale),
        sql`(${isForChildren(near)} or not (${hasChildren} or ${isForFamilies}))`,
        sql`(${born} is null or ${isOldEnough(born, near)})`,
      ),
    )
    .orderBy(near.seriesId, asc(near.startsAt), asc(near.id))
    .as('next');
  const nearest = db
    .select({ id: next.id, startsAt: next.startsAt, distanceKm: next.distanceKm })
    .from(next)
    .orderBy(asc(next.distanceKm), asc(next.startsAt), asc(next.id))
    .limit(mostNearbyEvents)
    .as('nearest');
  const inOrder = sql.join([asc(nearest.distanceKm), asc(nearest.startsAt), asc(nearest.id)], sql`, `);
  return db
    .select({
      all: sql`json_agg(json_build_object('id', ${nearest.id}, 'distanceKm', ${nearest.distanceKm}) order by ${inOrder})`,
    })
    .from(nearest)
    .having(sql`count(*) >= ${sql.raw(String(least))}`);
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

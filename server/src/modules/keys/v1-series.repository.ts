import type { PriceType } from '@ascendant/domain/pricing/price-type';
import { and, asc, eq, sql } from 'drizzle-orm';
import { eventSeries } from '../../../db/schema/event-series';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { isIn, type Changed } from './v1.repository';

const isToCome = sql`${events.status} = 'published' and ${events.startsAt} > now()`;

/** A series, as its events make it. */
export type V1Series = Awaited<ReturnType<typeof findSeries>>[number];

/**
 * An organization's series, in the order in which their events changed.
 * @param seriesId only this one
 */
export async function findSeries(
  db: Queryable,
  { organizerId, seriesId, ...changed }: Changed & { readonly seriesId?: number | undefined },
) {
  const isTheirs = and(
    eq(events.organizerId, organizerId),
    seriesId === undefined ? undefined : eq(events.seriesId, seriesId),
  );
  const own = db
    .select({
      id: events.seriesId,
      dates: sql<number>`count(*)::int`.as('dates'),
      datesToCome: sql<number>`(count(*) filter (where ${isToCome}))::int`.as('dates_to_come'),
      changedAt: sql<Date>`max(${events.updatedAt})`.mapWith(events.updatedAt).as('changed_at'),
    })
    .from(events)
    .where(isTheirs)
    .groupBy(events.seriesId)
    .as('own');
  const shown = db
    .select({
      eventId: sql<number>`${events.id}`.as('event_id'),
      title: events.title,
      location: events.location,
      startsAt: events.startsAt,
    })
    .from(events)
    .where(and(eq(events.seriesId, own.id), eq(events.organizerId, organizerId)))
    .orderBy(sql`(${isToCome}) desc, case when ${isToCome} then ${events.startsAt} end, ${events.startsAt} desc`)
    .limit(1)
    .as('shown');
  return db
    .select({
      id: own.id,
      dates: own.dates,
      datesToCome: own.datesToCome,
      changedAt: own.changedAt,
      eventId: shown.eventId,
      title: shown.title,
      location: shown.location,
      startsAt: shown.startsAt,
      priceTypes: sql<readonly PriceType[]>`${eventSeries.priceTypes}`,
    })
    .from(own)
    .innerJoin(eventSeries, eq(eventSeries.id, own.id))
    .innerJoinLateral(shown, sql`true`)
    .where(isIn(changed, sql`own.changed_at`, own.id))
    .orderBy(asc(sql`own.changed_at`), asc(own.id))
    .limit(changed.limit);
}

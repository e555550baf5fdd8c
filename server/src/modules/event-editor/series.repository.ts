import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { isListed } from '../../database/listed-events';

interface DatedEvent {
  readonly id: number;
  readonly seriesId: number;
  readonly startDate: string;
}

/** The first days of an event and the other dates of its series, without cancelled ones. */
export async function seriesDays(tx: Queryable, { id, seriesId, startDate }: DatedEvent): Promise<readonly string[]> {
  const rows = await tx
    .select({ startDate: events.startDate })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), ne(events.id, id), ne(events.status, 'cancelled')));
  return [startDate, ...rows.map((row) => row.startDate)];
}

/** Ids of the other dates of an event's series that are published and still to come, nearest first. */
export async function findOtherDateIds(tx: Queryable, eventId: number): Promise<readonly number[]> {
  const series = tx.select({ id: events.seriesId }).from(events).where(eq(events.id, eventId));
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.seriesId, sql`(${series})`), ne(events.id, eventId), isListed, gt(events.startsAt, sql`now()`)),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostOtherDates);
  return rows.map(({ id }) => id);
}

/** Two years of weekly dates. */
const mostOtherDates = 104;

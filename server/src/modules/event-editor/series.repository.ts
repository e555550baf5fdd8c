import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { eventSeries } from '../../../db/schema/event-series';
import { events } from '../../../db/schema/events';
import type { Queryable, Transaction } from '../../database/database';

interface DatedEvent {
  readonly id: number;
  readonly seriesId: number | null;
  readonly startDate: string;
}

/** The series an event is a date of; a new one if it's none yet. */
export async function joinSeries(tx: Transaction, { id, seriesId }: DatedEvent): Promise<number> {
  if (seriesId !== null) return seriesId;
  const [row] = await tx.insert(eventSeries).values({}).returning({ id: eventSeries.id });
  if (!row) throw new RangeError('no series was inserted');
  await tx.update(events).set({ seriesId: row.id }).where(eq(events.id, id));
  return row.id;
}

/** The first days of an event and the other dates of its series, without cancelled ones. */
export async function seriesDays(tx: Queryable, { id, seriesId, startDate }: DatedEvent): Promise<readonly string[]> {
  if (seriesId === null) return [startDate];
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
      and(
        eq(events.seriesId, sql`(${series})`),
        ne(events.id, eventId),
        eq(events.status, 'published'),
        gt(events.startsAt, sql`now()`),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostOtherDates);
  return rows.map(({ id }) => id);
}

/** Two years of weekly dates. */
const mostOtherDates = 104;

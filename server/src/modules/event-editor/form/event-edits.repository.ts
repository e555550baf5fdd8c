import { asc, eq, sql } from 'drizzle-orm';
import { eventEdits } from '../../../../db/schema/event-edits';
import { events } from '../../../../db/schema/events';
import type { Queryable, Transaction } from '../../../database/database';

export type EventEditRow = typeof eventEdits.$inferSelect;

/** An edit, with how many dates of its series say the same since the same edit. */
export interface ListedEdit extends EventEditRow {
  readonly dates: number;
}

export async function findEdit(tx: Queryable, eventId: number): Promise<EventEditRow | null> {
  const [row] = await tx.select().from(eventEdits).where(eq(eventEdits.eventId, eventId));
  return row ?? null;
}

/** Edits of these events, by event. */
export async function findEdits(
  tx: Queryable,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, EventEditRow>> {
  const rows = await tx.select().from(eventEdits).where(isAmong(eventIds));
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** When an edit is made, read under the event's lock; in whole milliseconds, as the wire has it. */
export async function instantOfEdit(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ at: string | Date }>(
    sql`select date_trunc('milliseconds', clock_timestamp()) as at`,
  );
  return new Date(rows[0]?.at ?? Number.NaN);
}

/** Notes edits that an admin has to see, each with how its event was before. How it was before the first one stays. */
export async function noteEdits(
  tx: Transaction,
  rows: readonly Pick<EventEditRow, 'eventId' | 'before' | 'editedAt'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(eventEdits)
    .values([...rows])
    .onConflictDoUpdate({ target: eventEdits.eventId, set: { editedAt: sql`excluded.edited_at` } });
}

export async function forgetEdits(tx: Transaction, eventIds: readonly number[]): Promise<void> {
  await tx.delete(eventEdits).where(isAmong(eventIds));
}

function isAmong(eventIds: readonly number[]) {
  return sql`${eventEdits.eventId} = any(${sql.param([...eventIds])}::int[])`;
}

/** The dates of a series that were given the same words at once, this one included. They were noted with the same instant. */
export async function findSameEdits(tx: Queryable, eventId: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select other.event_id as id from event_edits own join events e on e.id = own.event_id
      join events o on o.series_id = e.series_id join event_edits other on other.event_id = o.id and other.edited_at = own.edited_at
    where own.event_id = ${eventId}`);
  return rows.map(({ id }) => id);
}

/** The edits that have waited longest; of those that several dates share, one. */
export async function findOldestEdits(db: Queryable, limit: number): Promise<readonly ListedEdit[]> {
  const shared = sql`partition by ${events.seriesId}, ${eventEdits.editedAt}`;
  const listed = db
    .select({
      eventId: eventEdits.eventId,
      before: eventEdits.before,
      since: eventEdits.since,
      editedAt: eventEdits.editedAt,
      dates: sql<number>`(count(*) over (${shared}))::int`.as('dates'),
      place: sql<number>`row_number() over (${shared} order by ${eventEdits.since}, ${eventEdits.eventId})`.as('place'),
    })
    .from(eventEdits)
    .innerJoin(events, eq(events.id, eventEdits.eventId))
    .as('listed');
  return db
    .select()
    .from(listed)
    .where(sql`${listed.place} = 1`)
    .orderBy(asc(listed.since), asc(listed.eventId))
    .limit(limit);
}

/** How many there are, those that several dates share once. */
export async function countEdits(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ all: number }>(sql`
    select count(distinct (e.series_id, edits.edited_at))::int as all from event_edits edits join events e on e.id = edits.event_id`);
  return rows[0]?.all ?? 0;
}

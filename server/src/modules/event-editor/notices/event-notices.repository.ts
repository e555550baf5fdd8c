import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookings } from '../../../../db/schema/bookings';
import { events as eventTable } from '../../../../db/schema/events';
import { eventNotices, type ToldFacts } from '../../../../db/schema/mails';
import type { Queryable, Transaction } from '../../../database/database';
import { events } from '../../events/events.module';

export type EventNotice = typeof eventNotices.$inferSelect;

/** What decides when people can be told of another change. */
export interface RecentNotices {
  /** When the event was edited so that people are told, in the last notices. */
  readonly editedAt: readonly Date[];
  readonly lastSentAt: Date | null;
  /** By the database's clock (rule PAY-18). */
  readonly now: Date;
}

/** More notices than there can be edits in a day. */
const mostRead = 50;

export async function findRecentNotices(tx: Queryable, eventId: number): Promise<RecentNotices> {
  const { rows } = await tx.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`);
  const found = await tx
    .select({ editedAt: eventNotices.editedAt, sentAt: eventNotices.sentAt })
    .from(eventNotices)
    .where(eq(eventNotices.eventId, eventId))
    .orderBy(desc(eventNotices.id))
    .limit(mostRead);
  return {
    editedAt: found.flatMap(({ editedAt }) => editedAt.map((at) => new Date(at))),
    lastSentAt: found.find(({ sentAt }) => sentAt !== null)?.sentAt ?? null,
    now: new Date(rows[0]?.ms ?? Number.NaN),
  };
}

/** Notes an edit in the notice that's waiting, or in a new one. @returns the notice's id if it's new */
export async function noteEdit(
  tx: Transaction,
  { eventId, before, now, dueAt }: { eventId: number; before: ToldFacts; now: Date; dueAt: Date },
): Promise<number | null> {
  const edit = [now.toISOString()];
  const waiting = await tx
    .update(eventNotices)
    .set({ editedAt: sql`${eventNotices.editedAt} || ${JSON.stringify(edit)}::jsonb` })
    .where(and(eq(eventNotices.eventId, eventId), isNull(eventNotices.sentAt)))
    .returning({ id: eventNotices.id });
  if (waiting.length > 0) return null;
  const [made] = await tx
    .insert(eventNotices)
    .values({ eventId, before, editedAt: edit, dueAt })
    .returning({ id: eventNotices.id });
  if (!made) throw new RangeError('the notice was not inserted');
  return made.id;
}

export async function findNotice(tx: Queryable, id: number): Promise<EventNotice | null> {
  const [row] = await tx.select().from(eventNotices).where(eq(eventNotices.id, id));
  return row ?? null;
}

/** Says what the notice says; no later edit goes into it. */
export async function closeNotice(tx: Transaction, id: number, lines: readonly string[]): Promise<EventNotice> {
  const [row] = await tx
    .update(eventNotices)
    .set({ lines, sentAt: sql`clock_timestamp()` })
    .where(eq(eventNotices.id, id))
    .returning();
  if (!row) throw new RangeError(`notice ${id} has gone`);
  return row;
}

/** The bookings of an event that aren't over, with when and where it was when each was made. */
export async function findBookedEvents(tx: Queryable, eventId: number) {
  return tx
    .select({ id: bookings.id, ...events.movedColumns })
    .from(bookings)
    .innerJoin(eventTable, eq(eventTable.id, bookings.eventId))
    .leftJoin(eventNotices, events.isWaitingNotice)
    .where(and(eq(bookings.eventId, eventId), inArray(bookings.status, ['pending', 'confirmed'])));
}

/** Promises these bookings that they can be cancelled for everything until then; an earlier promise for longer stays. */
export async function promiseFreeCancellation(tx: Transaction, ids: readonly number[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  const promised = sql`greatest(${bookings.freeCancellationUntil}, ${until.toISOString()}::timestamptz)`;
  await tx
    .update(bookings)
    .set({ freeCancellationUntil: promised })
    .where(inArray(bookings.id, [...ids]));
}

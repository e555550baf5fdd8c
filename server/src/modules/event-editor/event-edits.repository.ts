import type { SeenEvent } from '@ascendant/domain/event/substantial-edit';
import { asc, eq, sql } from 'drizzle-orm';
import { eventEdits } from '../../../db/schema/event-edits';
import type { Queryable, Transaction } from '../../database/database';

export type EventEditRow = typeof eventEdits.$inferSelect;

export async function findEdit(tx: Queryable, eventId: number): Promise<EventEditRow | null> {
  const [row] = await tx.select().from(eventEdits).where(eq(eventEdits.eventId, eventId));
  return row ?? null;
}

/** Notes an edit that an admin has to see. How it was before the first one stays. */
export async function noteEdit(tx: Transaction, eventId: number, before: SeenEvent): Promise<void> {
  const editedAt = sql`clock_timestamp()`;
  await tx
    .insert(eventEdits)
    .values({ eventId, before, editedAt })
    .onConflictDoUpdate({ target: eventEdits.eventId, set: { editedAt } });
}

export async function forgetEdit(tx: Transaction, eventId: number): Promise<void> {
  await tx.delete(eventEdits).where(eq(eventEdits.eventId, eventId));
}

/** The edits that have waited longest. */
export async function findOldestEdits(db: Queryable, limit: number): Promise<EventEditRow[]> {
  return db.select().from(eventEdits).orderBy(asc(eventEdits.since), asc(eventEdits.eventId)).limit(limit);
}

export async function countEdits(db: Queryable): Promise<number> {
  return db.$count(eventEdits);
}

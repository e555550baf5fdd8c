import { eq, sql } from 'drizzle-orm';
import { events, type EventRow } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';

/** Takes the event's row: nobody sells its places meanwhile. */
export async function lockEventToCancel(
  tx: Transaction,
  eventId: number,
): Promise<Pick<EventRow, 'status' | 'createdBy'> | null> {
  const [row] = await tx
    .select({ status: events.status, createdBy: events.createdBy })
    .from(events)
    .where(eq(events.id, eventId))
    .for('no key update');
  return row ?? null;
}

export async function markCancelled(tx: Transaction, eventId: number, reason: string): Promise<void> {
  await tx
    .update(events)
    .set({ status: 'cancelled', cancelledAt: sql`now()`, cancelReason: reason === '' ? null : reason })
    .where(eq(events.id, eventId));
}

import { inTransaction, type BeforeCommit, type Database, type Queryable } from '../../database/database';
import type { Caller } from '../../access/caller';
import { addJob } from '../../jobs/add-job.repository';
import { queueMoveMail } from './event-move-mails';
import { moveLockedEvent, type MoveOrder } from './move-locked-event';

/**
 * T9: an admin, or its organizer, cancels a published event. From then on nothing of it is sold; the job that is queued in the same
 * transaction ends its bookings, refunds what was paid and mails everybody, also after a crash.
 * @throws AppError not_found or forbidden for another organizer's event; illegal_transition unless it is published
 * Source: docs/rules/events.md, "What each transition means"; transition T9.
 */
export async function cancelEvent(
  db: Database,
  actor: Caller,
  { eventId, reason, requestId }: Omit<MoveOrder, 'to'>,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { event } = await moveLockedEvent(tx, actor, { eventId, to: 'cancelled', reason, requestId });
    await queueEndOfBookings(tx, eventId);
    await queueMoveMail(tx, { move: 'cancel', event, actorId: actor.userId, reason });
    await beforeCommit(tx);
  });
}

/** Has the bookings of a cancelled event ended: one such job waits for an event, however often it is asked for. */
export function queueEndOfBookings(db: Queryable, eventId: number, afterSeconds = 0): Promise<void> {
  return addJob(db, 'end_event_bookings', { eventId }, { key: `end_event_bookings:${eventId}`, afterSeconds });
}

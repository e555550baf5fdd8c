import type { Caller } from '../../access/caller';
import { inTransaction, type BeforeCommit, type Database, type Queryable } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { queueTransitionMail } from './event-transition-mails';
import { transitionLockedEvent, type TransitionOrder } from './transition-locked-event';

/**
 * T9: an admin or its organizer cancels a published event. From then on no seats are sold. The job queued in the same transaction ends
 * its bookings, refunds what was paid and emails everyone, even after a crash.
 * @throws AppError not_found or forbidden for another organizer's event; illegal_transition unless it is published
 * Source: docs/rules/events.md, "What each transition means"; transition T9.
 */
export async function cancelEvent(
  db: Database,
  actor: Caller,
  { eventId, reason, requestId }: Omit<TransitionOrder, 'to'>,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { event } = await transitionLockedEvent(tx, actor, { eventId, to: 'cancelled', reason, requestId });
    await queueEndOfBookings(tx, eventId);
    await queueTransitionMail(tx, { transition: 'cancel', event, actorId: actor.userId, reason });
    await beforeCommit(tx);
  });
}

/** Queues the end of a cancelled event's bookings. At most one such job waits per event, however often this is called. */
export function queueEndOfBookings(db: Queryable, eventId: number, afterSeconds = 0): Promise<void> {
  return addJob(db, 'end_event_bookings', { eventId }, { key: `end_event_bookings:${eventId}`, afterSeconds });
}

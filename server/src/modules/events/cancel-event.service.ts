import type { Caller } from '../../access/caller';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import { queueTransitionMail } from './event-transition-mails';
import { findLiveSales } from './event-transitions.repository';
import { transitionLockedEvent, type TransitionOrder } from './transition-locked-event';

/**
 * T9: an admin or its organizer cancels a published event. From then on no seats are sold. The job queued in the same transaction ends
 * its bookings, refunds what was paid and emails everyone, even after a crash.
 * @throws AppError not_found or forbidden for another organizer's event; illegal_transition unless it is published;
 *   confirmation_required when that ends bookings and the actor hasn't proved for a while who they are
 * Source: docs/rules/events.md, "What each transition means"; transition T9; rule SES-11.
 */
export async function cancelEvent(
  db: Database,
  actor: Caller,
  { eventId, reason, requestId }: Omit<TransitionOrder, 'to'>,
  beforeCommit: BeforeCommit<void> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { event } = await transitionLockedEvent(tx, actor, { eventId, to: 'cancelled', reason, requestId });
    if (actor.mustConfirm === true && (await endsBookings(tx, eventId))) throw new AppError('confirmation_required');
    await queueEndOfBookings(tx, eventId);
    await queueTransitionMail(tx, { transition: 'cancel', event, actorId: actor.userId, reason });
    await beforeCommit(tx);
  });
}

/** Whether anyone has seats, or is paying for some: their money goes back. */
async function endsBookings(tx: Transaction, eventId: number): Promise<boolean> {
  const { bookings, holds } = await findLiveSales(tx, eventId);
  return bookings + holds > 0;
}

/** Queues the end of a cancelled event's bookings. At most one such job waits per event, however often this is called. */
export function queueEndOfBookings(db: Queryable, eventId: number, afterSeconds = 0): Promise<void> {
  return addJob(db, 'end_event_bookings', { eventId }, { key: `end_event_bookings:${eventId}`, afterSeconds });
}

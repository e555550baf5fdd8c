import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addJob } from '../../../jobs/add-job.repository';
import { queueTransitionMail } from './event-transition-mails';
import { findLiveSales, writeCancellation, type GuardedEventRow } from './event-transitions.repository';
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
    await cancelDates(tx, actor, { eventIds: [eventId], reason, requestId });
    await beforeCommit(tx);
  });
}

interface DatesToCancel extends Pick<TransitionOrder, 'reason' | 'requestId'> {
  /** Dates of one series. */
  readonly eventIds: readonly number[];
}

/**
 * The same for several dates of a series, in the transaction that has locked them. Those who manage them hear of it in one email.
 * @throws AppError as `cancelEvent`
 */
export async function cancelDates(
  tx: Transaction,
  actor: Caller,
  { eventIds, reason, requestId }: DatesToCancel,
): Promise<void> {
  const cancelled: GuardedEventRow[] = [];
  for (const eventId of eventIds) {
    const { event } = await transitionLockedEvent(tx, actor, { eventId, to: 'cancelled', reason, requestId });
    if (actor.mustConfirm === true && (await endsBookings(tx, eventId))) throw new AppError('confirmation_required');
    await queueEndOfBookings(tx, eventId);
    cancelled.push(event);
  }
  const [event] = cancelled;
  const dates = cancelled.length;
  if (event) await queueTransitionMail(tx, { transition: 'cancel', event, actorId: actor.userId, reason, dates });
}

/**
 * The same for one published event that's locked, by a rule instead of a person. The caller tells those who manage it.
 * Source: docs/rules/events.md, "Runs from a number of people".
 */
export async function cancelByItself(
  tx: Transaction,
  { eventId, reason }: { readonly eventId: number; readonly reason: string },
): Promise<void> {
  await writeCancellation(tx, { eventId, reason });
  await recordAudit(tx, {
    actor: null,
    action: 'event.cancelled',
    target: { type: 'event', id: eventId },
    changes: { status: { before: 'published', after: 'cancelled' } },
  });
  await queueEndOfBookings(tx, eventId);
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

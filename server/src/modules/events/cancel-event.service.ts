import { AppError } from '@ascendant/contract/errors';
import { canMoveEvent } from '@ascendant/domain/event/lifecycle';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import type { Caller } from '../../http/caller';
import { addJob } from '../../jobs/add-job.repository';
import { lockEventToCancel, markCancelled } from './cancel-event.repository';

/**
 * T9: an admin, or its organizer, cancels a published event. From then on nothing of it is sold; the job that is queued in the same
 * transaction ends its bookings, refunds what was paid and mails everybody, also after a crash.
 * @param reason for people; empty where none was given
 * @throws AppError not_found for another organizer's event; illegal_transition unless it is published
 * Source: decisions.md, section 3; reliability-and-security.md, T9.
 */
export async function cancelEvent(db: Database, actor: Caller, eventId: number, reason: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = await lockEventToCancel(tx, eventId);
    if (!event || (actor.role !== 'admin' && event.createdBy !== actor.userId)) throw new AppError('not_found');
    if (!canMoveEvent(event.status, 'cancelled', actor.role)) throw new AppError('illegal_transition');
    await markCancelled(tx, eventId, reason);
    await recordAudit(tx, {
      actor,
      action: 'event.cancelled',
      target: { type: 'event', id: eventId },
      changes: { status: { before: event.status, after: 'cancelled' } },
    });
    await addJob(tx, 'end_event_bookings', { eventId }, { key: `end_event_bookings:${eventId}` });
  });
}

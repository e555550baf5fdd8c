import { canDeleteEvent } from '@ascendant/domain/event/lifecycle';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { requireChangeable } from '../one/event-access';
import { deleteEvent as deleteRow, lockGuardedEvent, wasEverBooked } from './event-transitions.repository';

/**
 * Deletes a draft for good. A draft that was once published and booked is kept, as bookings are kept for seven years (PRI-04).
 * @throws AppError not_found, forbidden, illegal_transition
 * Source: specification 2, section 4 (States and transitions); specification 2, section 7 (Events).
 */
export async function deleteEvent(
  db: Database,
  actor: Caller,
  { eventId, requestId }: { eventId: number; requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = requireChangeable(await lockGuardedEvent(tx, eventId), actor);
    if (!canDeleteEvent(event.status)) throw refusal('Only drafts can be deleted.');
    if (await wasEverBooked(tx, eventId))
      throw refusal("This event has been booked before. We keep booking records, so it can't be deleted.");
    await deleteRow(tx, eventId);
    await recordAudit(tx, {
      actor,
      action: 'event.deleted',
      target: { type: 'event', id: eventId },
      changes: { status: { before: event.status, after: null } },
      requestId,
    });
  });
}

function refusal(message: string): AppError {
  return new AppError('illegal_transition', { message });
}

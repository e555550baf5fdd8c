import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database } from '../../../database/database';
import { findGuardedEvent, lockGuardedEvent } from '../states/event-transitions.repository';
import { requireChangeable } from './event-access';
import { findFinalSaleMoves, writeFinalSaleMoves } from './series-dates.repository';

/** @throws AppError not_found, forbidden */
export async function dateChangesOf(db: Database, caller: Caller, eventId: number): Promise<boolean> {
  requireChangeable(await findGuardedEvent(db, eventId), caller);
  return (await findFinalSaleMoves(db, eventId)) ?? false;
}

interface DateChanges {
  readonly eventId: number;
  readonly finalSale: boolean;
  readonly requestId: string;
}

/**
 * Lets bookings of a final sale move between the dates of an event's series until check-in opens, or no longer.
 * @throws AppError not_found, forbidden
 * Source: docs/rules/booking.md, "Moving a booking to another date"; rule ERR-06.
 */
export async function setDateChanges(
  db: Database,
  actor: Caller,
  { eventId, finalSale, requestId }: DateChanges,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    requireChangeable(await lockGuardedEvent(tx, eventId), actor);
    const before = await findFinalSaleMoves(tx, eventId);
    await writeFinalSaleMoves(tx, eventId, finalSale);
    await recordAudit(tx, {
      actor,
      action: 'event.date_changes_changed',
      target: { type: 'event', id: eventId },
      changes: { finalSale: { before, after: finalSale } },
      requestId,
    });
    return finalSale;
  });
}

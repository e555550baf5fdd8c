import { canRename } from '@ascendant/domain/booking/attendee-name';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { questions } from '../questions/questions.module';
import { lockNamedTicket, writeAttendeeName } from './rename-attendee.repository';

export interface Renaming {
  readonly bookingId: number;
  /** The attendee's in the booking, from 0. */
  readonly position: number;
  readonly name: string;
}

/**
 * Puts another name on a ticket of the caller's own booking. The ticket's code stays; its PDF, the check-in list and the organizer's
 * lists read the name where it's stored.
 * @throws AppError not_found for anyone else's booking, or a position that it doesn't have; cannot_rename with the reason
 * Source: docs/rules/booking.md, "Another name on a ticket".
 */
export async function renameAttendee(db: Database, caller: Caller, renaming: Renaming): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ticket = await lockNamedTicket(tx, renaming);
    if (ticket?.userId !== caller.userId) throw new AppError('not_found', { message: "We couldn't find that ticket." });
    const allowed = canRename({ ...ticket, isEventCancelled: ticket.eventStatus === 'cancelled' });
    if (!allowed.ok) throw new AppError('cannot_rename', { message: allowed.message });
    await writeAttendeeName(tx, renaming);
    // They were about someone else.
    await questions.forgetAnswersAbout(tx, renaming.bookingId, renaming.position);
    // Without the names: the audit log has no personal data beyond ids.
    const target = { type: 'ticket', id: ticket.ticketId } as const;
    await recordAudit(tx, { actor: caller, action: 'ticket.renamed', target });
  });
}

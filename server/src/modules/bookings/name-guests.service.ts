import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import { canNameGuest, canRename } from '@ascendant/domain/booking/guests';
import { canManageEvent } from '@ascendant/domain/event/access';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { questions } from '../questions/questions.module';
import { lockGuestTickets, type GuestTicket, writeAttendeeName, lockNamedTicket } from './name-guests.repository';
import { queueRenamedMail } from './renamed-mail';

interface NamedGuest {
  /** The guest's in the booking, from 0. */
  readonly position: number;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Names guests of the caller's own booking, all of them or none. Their tickets and codes stay, as when an attendee gets another name.
 * @returns the names, in the order of the request
 * @throws AppError not_found for anyone else's booking, or a position that it doesn't have; cannot_name_guests with the reason
 * Source: docs/rules/booking.md, "Guests without a name".
 */
export async function nameGuests(
  db: Database,
  caller: Caller,
  { bookingId, guests }: { readonly bookingId: number; readonly guests: readonly NamedGuest[] },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const found = await lockGuestTickets(tx, { bookingId, positions: guests.map(({ position }) => position) });
    if (found.length < guests.length || found.some(({ userId }) => userId !== caller.userId))
      throw new AppError('not_found', { message: "We couldn't find those tickets." });
    for (const ticket of found) refuseNaming(ticket);
    const names: string[] = [];
    for (const { position, firstName, lastName } of guests) {
      const name = `${firstName} ${lastName}`;
      await writeAttendeeName(tx, { bookingId, position, name });
      names.push(name);
    }
    for (const { ticketId } of found) {
      // Without the names: the audit log has no personal data beyond ids.
      const target = { type: 'ticket', id: ticketId } as const;
      await recordAudit(tx, { actor: caller, action: 'ticket.guest_named', target });
    }
    return names;
  });
}

function refuseNaming({ guest, eventStatus, startsAt, checkInOpensHours, nowMs, ...ticket }: GuestTicket): void {
  const allowed = canNameGuest({
    ...ticket,
    guest: guest ?? undefined,
    isEventCancelled: eventStatus === 'cancelled',
    checkInOpensAt: checkInOpensAt(startsAt, checkInOpensHours),
    now: new Date(nowMs),
  });
  if (!allowed.ok) throw new AppError('cannot_name_guests', { message: allowed.message });
}

interface Renaming {
  readonly bookingId: number;
  /** The attendee's in the booking, from 0. */
  readonly position: number;
  readonly name: string;
  readonly requestId: string;
}

/**
 * Puts another name on a ticket of the caller's own booking, or of an event that they manage: then who booked is told. The ticket's code stays;
 * its PDF, the check-in list and the organizer's lists read the name where it's stored.
 * @throws AppError not_found for anyone else's booking, or a position that it doesn't have; cannot_rename with the reason
 * Source: docs/rules/booking.md, "Another name on a ticket".
 */
export async function renameAttendee(db: Database, caller: Caller, renaming: Renaming): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ticket = await lockNamedTicket(tx, renaming);
    const isOwn = ticket?.userId === caller.userId;
    if (ticket === null || !(isOwn || canManageEvent(ticket, caller)))
      throw new AppError('not_found', { message: "We couldn't find that ticket." });
    const allowed = canRename({ ...ticket, isEventCancelled: ticket.eventStatus === 'cancelled' });
    if (!allowed.ok) throw new AppError('cannot_rename', { message: allowed.message });
    if (ticket.name === renaming.name) return;
    await writeAttendeeName(tx, renaming);
    // They were about someone else.
    await questions.forgetAnswersAbout(tx, renaming.bookingId, renaming.position);
    if (!isOwn) await queueRenamedMail(tx, { ...renaming, before: ticket.name, isByAdmin: caller.role === 'admin' });
    // Without the names: the audit log has no personal data beyond ids.
    const target = { type: 'ticket', id: ticket.ticketId } as const;
    await recordAudit(tx, { actor: caller, action: 'ticket.renamed', target, requestId: renaming.requestId });
  });
}

import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import { canNameGuest } from '@ascendant/domain/booking/guests';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { lockGuestTickets, type GuestTicket } from './name-guests.repository';
import { writeAttendeeName } from './rename-attendee.repository';

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

import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { Cents } from '@ascendant/domain/money';
import { seatsTakenBy, type BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import { tickets } from '../tickets/tickets.module';
import { appendPeople } from './bookings.repository';
import { queuePeopleAddedMail } from './people-added-mail';

/** People who are added to a booking. */
export interface JoiningPeople {
  /** As it's locked. */
  readonly booking: BookingRow;
  readonly people: readonly Attendee[];
  /** What was paid for them. */
  readonly charge: Cents;
  /** Null if their payment adds them. */
  readonly actor: Caller | null;
}

/**
 * Adds people to a confirmed booking, after those that it has: their seats, tickets and the email, in the caller's transaction. The caller holds
 * the locks of the event, the booking, its payment and its tickets.
 */
export async function joinBooking(tx: Transaction, { booking, people, charge, actor }: JoiningPeople): Promise<void> {
  const joined = await appendPeople(tx, booking.id, people);
  await tickets.issueTickets(tx, joined, booking.seats);
  await recordAudit(tx, {
    actor,
    action: 'booking.people_added',
    target: { type: 'booking', id: booking.id },
    changes: { seats: { before: seatsTakenBy(booking), after: seatsTakenBy(joined) } },
  });
  await queuePeopleAddedMail(tx, joined, { people, charge });
}

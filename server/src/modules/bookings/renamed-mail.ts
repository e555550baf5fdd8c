import { bookingReference } from '@ascendant/domain/booking/reference';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { laterSite } from '../../mail/stop-link';
import { tickets } from '../tickets/tickets.module';
import { findBooking } from './bookings.repository';
import { whoComesFact } from './who-comes';

/** Another name that the organizer or an admin put on a ticket. */
export interface RenamedByOther {
  readonly before: string;
  readonly name: string;
  readonly isByAdmin: boolean;
}

interface ToTell extends RenamedByOther {
  readonly bookingId: number;
  readonly requestId: string;
}

/** Tells the traveller whose name is on their ticket now, with the tickets. Guests whom the organizer booked, without an account, aren't told. */
export async function queueRenamedMail(tx: Transaction, { bookingId, requestId, ...renamed }: ToTell): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  const recipient = booking?.userId ? await findRecipient(tx, booking.userId, booking.eventId) : null;
  if (!booking || !recipient) return;
  await queueMail(tx, {
    kind: 'ticket_renamed',
    dedupeKey: `ticket_renamed:${requestId}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: recipient.userId,
    to: recipient.email,
    subject: `A ticket has another name: ${recipient.event.title}`,
    letter: renamedLetter(renamed, booking, recipient),
    attachments: [tickets.ticketsFile(booking.id)],
  });
}

export function renamedLetter(
  { before, name, isByAdmin }: RenamedByOther,
  booking: BookingRow,
  { firstName, event }: Recipient,
): Letter {
  const who = isByAdmin ? 'We’ve' : 'The organizer has';
  return {
    greeting: `Hello ${firstName}, one of your tickets has another name.`,
    heading: event.title,
    paragraphs: [
      `${who} changed ${before} to ${name}. The ticket’s code is the same, and the tickets with the new name are attached.`,
      'If it isn’t right, you can change it in My Bookings until the day before the event.',
    ],
    facts: [...whenAndWhere(event), whoComesFact(booking), ['Booking', bookingReference(booking.id)]],
    link: { label: 'See your booking', url: `${laterSite}/my-bookings` },
    footer: 'Questions?',
    footerLink: { label: 'Help and contact', url: `${laterSite}/help` },
  };
}

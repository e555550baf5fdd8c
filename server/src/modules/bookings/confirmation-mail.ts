import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents } from '@ascendant/domain/money';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import type { BookingRow } from '../../../db/schema/bookings';
import type { TicketRow } from '../../../db/schema/tickets';
import type { Transaction } from '../../database/database';
import { dateTimeText } from '../../mail/date-text';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { tickets } from '../tickets/tickets.module';
import { calendarFile } from './calendar-file';

/** Queues a booking's one confirmation email, with its tickets and a calendar entry, in the transaction that confirms it. */
export async function queueConfirmation(
  tx: Transaction,
  booking: BookingRow,
  issued: readonly TicketRow[],
): Promise<void> {
  const recipient = booking.userId === null ? null : await findRecipient(tx, booking.userId, booking.eventId);
  if (!recipient) return;
  await queueMail(tx, {
    kind: 'booking_confirmed',
    dedupeKey: `booking_confirmed:${booking.id}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: `Your booking is confirmed: ${recipient.event.title}`,
    letter: confirmationLetter(booking, recipient, issued),
    attachments: [tickets.ticketsFile(booking.id), calendarFile(booking.id)],
  });
}

const finalSale = "All purchases are final. If the organizer cancels, we'll refund everything you paid to your card.";

function confirmationLetter(
  booking: BookingRow,
  { firstName, event }: Recipient,
  tickets: readonly TicketRow[],
): Letter {
  return {
    heading: 'Your booking is confirmed',
    paragraphs: [
      `Hello ${firstName}, you're going to ${event.title}.`,
      "Your tickets are attached, and they're also in My Bookings. Show their QR codes when you arrive.",
    ],
    facts: [
      ['Booking', bookingReference(booking.id)],
      ['Starts', dateTimeText(event.startsAt, event.timezone)],
      ['Ends', dateTimeText(event.endsAt, event.timezone)],
      ['Where', event.location],
      ['Who', booking.attendees.map((attendee) => attendee.name).join(', ')],
      ['Tickets', String(tickets.length)],
      ['Total', amountOrFree(cents(booking.totalCents))],
    ],
    closing: booking.totalCents === 0 ? "If the organizer cancels, we'll email you." : finalSale,
  };
}

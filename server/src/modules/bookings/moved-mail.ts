import { policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { formatDollars, type Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { localTimeText } from '../../mail/date-text';
import { howToGetThere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { calendarFile } from '../../mail/mail-files';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { laterSite } from '../../mail/stop-link';
import { tickets } from '../tickets/tickets.module';
import { findBooking } from './bookings.repository';
import { bankTime } from './refund-mail';
import { whoComesFact } from './who-comes';

/** A move that has been made. */
export interface MoveToTell {
  readonly moveId: number;
  /** Of the date it was booked for before. */
  readonly from: { readonly startDate: string; readonly startTime: string; readonly timezone: string };
  readonly refund: Cents;
  /** What isn't refunded of what the new date costs less. */
  readonly kept: Cents;
  /** What was paid on top for a dearer date. */
  readonly charge: Cents;
}

/** Tells the traveller about the new date, with its tickets and the calendar entry that replaces the earlier one. */
export async function queueMovedMail(tx: Transaction, bookingId: number, move: MoveToTell): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  const recipient = booking?.userId ? await findRecipient(tx, booking.userId, booking.eventId) : null;
  if (!booking || !recipient) return;
  await queueMail(tx, {
    kind: 'booking_moved',
    dedupeKey: `booking_moved:${booking.id}:${move.moveId}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: recipient.userId,
    to: recipient.email,
    subject: `Your booking has moved: ${recipient.event.title}`,
    letter: movedLetter(move, booking, recipient),
    attachments: [tickets.ticketsFile(booking.id), calendarFile(booking.id)],
  });
}

export function movedLetter(
  { from, refund, kept, charge }: MoveToTell,
  booking: BookingRow,
  { firstName, event }: Recipient,
): Letter {
  const was = localTimeText(from.startDate, from.startTime, from.timezone);
  return {
    greeting: `Hello ${firstName}, your booking has moved to another date.`,
    heading: event.title,
    paragraphs: [
      `It was for ${was}. Your old tickets are no longer valid: the new ones are attached, and in My Bookings.`,
      ...(charge === 0
        ? []
        : [
            `You paid the difference of ${formatDollars(charge)}. Its receipt is in My Bookings, beside the first one.`,
          ]),
      ...(refund === 0
        ? []
        : [
            `The new date costs less, so we're refunding ${formatDollars(refund)} to the card you paid with. ${bankTime}`,
          ]),
      ...(kept === 0
        ? []
        : [
            `${formatDollars(kept)} of the difference isn't refunded. The policy you booked with: ${policySummary(booking.cancellationPolicy)}.`,
          ]),
    ],
    facts: [...howToGetThere(event), whoComesFact(booking), ['Booking', bookingReference(booking.id)]],
    link: { label: 'See your booking', url: `${laterSite}/my-bookings` },
    note: 'If you added it to your calendar, open the attached entry: it replaces the old one.',
    footer: 'Questions?',
    footerLink: { label: 'Help and contact', url: `${laterSite}/help` },
  };
}

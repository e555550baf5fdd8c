import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { findBooking } from './bookings.repository';

interface RefundMail {
  readonly kind: string;
  readonly subject: (title: string) => string;
  readonly heading: string;
  readonly paragraphs: (booking: BookingRow, recipient: Recipient) => string[];
}

const bankTime = 'Banks take up to ten days to show it.';
const named = (booking: BookingRow, { event }: Recipient) => `${bookingReference(booking.id)} for ${event.title}`;

/** Says why, where it was not the person who gave up. */
const causes: Readonly<Record<string, string>> = {
  event_cancelled: 'The event will not take place.',
  no_seats: 'Your payment came after its seats had gone to somebody else.',
  amount_mismatch: 'The amount that we received was not the price of the booking.',
};

/** That the booking has ended, why, and what its organizer has to say about it. */
function cancelled(booking: BookingRow, recipient: Recipient): string[] {
  const cause = causes[booking.cancelReason ?? ''];
  const said = booking.cancelReason === 'event_cancelled' ? recipient.event.cancelReason : null;
  return [
    `Hello ${recipient.firstName}, your booking ${named(booking, recipient)} is cancelled. ${cause ?? ''}`.trim(),
    ...(said === null ? [] : [said]),
  ];
}

/** T7, T9: the booking has ended and its money goes back, in the transaction that sends it. */
export async function queueRefundMail(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  await queue(tx, bookingId, {
    kind: 'payment_refunded',
    subject: (title) => `Your money is on its way back: ${title}`,
    heading: 'Payment refunded',
    paragraphs: (booking, recipient) => [
      ...cancelled(booking, recipient),
      `${formatDollars(cents(amountCents))} goes back to the card you paid with. ${bankTime}`,
    ],
  });
}

/** T8: the provider has sent the money back. */
export async function queueRefundMadeMail(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  await queue(tx, bookingId, {
    kind: 'refund_made',
    subject: (title) => `Refunded: ${title}`,
    heading: 'Your money is back',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, ${formatDollars(cents(amountCents))} of your booking ${named(booking, recipient)} went back to the card you paid with. ${bankTime}`,
    ],
  });
}

/** A part of the money goes back, and the booking stands. @param number counts the refunds of a booking */
export async function queuePartialRefundMail(
  tx: Transaction,
  bookingId: number,
  { amountCents, number }: { amountCents: number; number: number },
): Promise<void> {
  await queue(tx, bookingId, {
    kind: `partial_refund_${number}`,
    subject: (title) => `Part of your money is on its way back: ${title}`,
    heading: 'Partly refunded',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, ${formatDollars(cents(amountCents))} of your booking ${named(booking, recipient)} goes back to the card you paid with. ${bankTime}`,
      'Your booking stands, and your tickets stay valid.',
    ],
  });
}

/** T9: a booking that cost nothing has ended. */
export async function queueCancelledMail(tx: Transaction, bookingId: number): Promise<void> {
  await queue(tx, bookingId, {
    kind: 'booking_cancelled',
    subject: (title) => `Cancelled: ${title}`,
    heading: 'Booking cancelled',
    paragraphs: (booking, recipient) => [...cancelled(booking, recipient), 'It cost nothing, so nothing goes back.'],
  });
}

async function queue(tx: Transaction, bookingId: number, mail: RefundMail): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  const recipient = booking?.userId ? await findRecipient(tx, booking.userId, booking.eventId) : null;
  if (!booking || !recipient) return;
  await queueMail(tx, {
    kind: mail.kind,
    dedupeKey: `${mail.kind}:${booking.id}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: mail.subject(recipient.event.title),
    letter: { heading: mail.heading, paragraphs: mail.paragraphs(booking, recipient) },
  });
}

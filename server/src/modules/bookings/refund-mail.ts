import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import type { Transaction } from '../../database/database';
import { queueMail } from '../../mail/mail-queue.repository';
import { findBooking } from './bookings.repository';
import { findRecipient } from './recipient.repository';

/** Tells the person that their money goes back, in the transaction that sends it. */
export async function queueRefundMail(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  const recipient = booking?.userId ? await findRecipient(tx, booking.userId, booking.eventId) : null;
  if (!booking || !recipient) return;
  const amount = formatDollars(cents(amountCents));
  await queueMail(tx, {
    kind: 'payment_refunded',
    dedupeKey: `payment_refunded:${booking.id}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: `Your money is on its way back: ${recipient.event.title}`,
    letter: {
      heading: 'Payment refunded',
      paragraphs: [
        `Hello ${recipient.firstName}, your booking ${bookingReference(booking.id)} for ${recipient.event.title} is cancelled.`,
        `${amount} goes back to the card you paid with. Banks take up to ten days to show it.`,
      ],
    },
  });
}

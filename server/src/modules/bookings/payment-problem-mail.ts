import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';

/**
 * Tells the traveller that a booking wasn't made because their card was declined until its seats were no longer held, in the
 * transaction that ends it. Source: docs/rules/emails.md, "Which emails there are".
 */
export async function queuePaymentProblemMail(tx: Transaction, booking: BookingRow, publicUrl: string): Promise<void> {
  const recipient = booking.userId === null ? null : await findRecipient(tx, booking.userId, booking.eventId);
  if (!recipient) return;
  await queueMail(tx, {
    kind: 'payment_problem',
    dedupeKey: `payment_problem:${booking.id}`,
    userId: recipient.userId,
    to: recipient.email,
    subject: `Your payment didn't go through: ${recipient.event.title}`,
    letter: paymentProblemLetter(recipient, publicUrl),
  });
}

export function paymentProblemLetter({ firstName, event }: Recipient, publicUrl: string): Letter {
  return {
    greeting: `Hello ${firstName},`,
    heading: "Your payment didn't go through",
    paragraphs: [
      `Your card was declined, so your booking for ${event.title} wasn't made and your seats are no longer held. You haven't been charged.`,
      'If there are still seats, you can book again with another card. Your bank can tell you why it declined this one.',
    ],
    facts: whenAndWhere(event),
    link: { label: 'Book again', url: `${publicUrl}/events/${event.id}` },
    secondLink: { label: 'Get help', url: `${publicUrl}/help` },
  };
}

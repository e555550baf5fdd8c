import { cents, formatDollars } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { bankTime, cancelled, kept, named, queueBookingMail, type RefundMail } from './refund-mail';

/** A refund that an email is about. */
interface RefundInTrouble {
  readonly amountCents: number;
  /** Of this refund within the booking, from 1. */
  readonly number: number;
}

const amountOf = ({ amountCents }: { readonly amountCents: number }) => formatDollars(cents(amountCents));
const stillValid = 'Your booking is still confirmed, and your tickets are still valid.';

/** T12: tells the traveller that a refund failed, at once or days after it was made. */
export async function queueRefundFailedMail(
  tx: Transaction,
  bookingId: number,
  refund: RefundInTrouble,
): Promise<void> {
  await queueBookingMail(tx, bookingId, refundFailed(refund));
}

export function refundFailed(refund: RefundInTrouble): RefundMail {
  return {
    kind: 'refund_failed',
    number: refund.number,
    subject: (title) => `Your refund didn't go through: ${title}`,
    heading: "Your refund didn't go through",
    paragraphs: (booking, recipient) => [
      ...(booking.status === 'cancelled' ? cancelled(booking, recipient) : [`Hello ${recipient.firstName}.`]),
      `Your bank didn't accept our refund of ${amountOf(refund)} for ${named(booking, recipient)}. That can happen if the card has expired or was replaced.`,
      "You don't need to do anything: we'll try again or find another way, and email you. If you have a new card, tell us.",
      ...(booking.status === 'confirmed' ? [stillValid] : []),
    ],
  };
}

/** Rule PAY-22: tells the traveller that a refund waits until the bank has decided a dispute. */
export async function queueRefundWaitsMail(tx: Transaction, bookingId: number, refund: RefundInTrouble): Promise<void> {
  await queueBookingMail(tx, bookingId, refundWaits(refund));
}

export function refundWaits(refund: RefundInTrouble): RefundMail {
  return {
    kind: 'refund_waits',
    number: refund.number,
    endsBooking: true,
    subject: (title) => `Your refund is waiting for your bank: ${title}`,
    heading: 'Your refund is waiting for your bank',
    paragraphs: (booking, recipient) => [
      ...(booking.status === 'cancelled' ? cancelled(booking, recipient) : [`Hello ${recipient.firstName}.`]),
      `Your bank is deciding a dispute about this payment, so we can't refund ${amountOf(refund)} for ${named(booking, recipient)} yet. If the bank returns the payment to you, there's nothing left to refund. Otherwise we'll refund you as soon as the dispute is closed.`,
      ...kept(booking),
    ],
  };
}

/** T13: tells the traveller that an admin has repeated a refund. */
export async function queueRefundRepeatedMail(
  tx: Transaction,
  bookingId: number,
  refund: RefundInTrouble,
): Promise<void> {
  await queueBookingMail(tx, bookingId, refundRepeated(refund));
}

export function refundRepeated(refund: RefundInTrouble): RefundMail {
  return {
    kind: 'refund_repeated',
    number: refund.number,
    subject: (title) => `We're trying your refund again: ${title}`,
    heading: "We're trying your refund again",
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, we're refunding ${amountOf(refund)} for ${named(booking, recipient)} again, to the card you paid with. ${bankTime}`,
    ],
  };
}

interface ClosedRefund extends RefundInTrouble {
  readonly isPaidAnotherWay: boolean;
}

/** T14: tells the traveller that an admin has closed a refund. */
export async function queueRefundClosedMail(tx: Transaction, bookingId: number, refund: ClosedRefund): Promise<void> {
  await queueBookingMail(tx, bookingId, refundClosed(refund));
}

export function refundClosed(refund: ClosedRefund): RefundMail {
  const { isPaidAnotherWay } = refund;
  return {
    kind: 'refund_closed',
    number: refund.number,
    subject: (title) =>
      isPaidAnotherWay ? `We paid your refund another way: ${title}` : `Your refund is closed: ${title}`,
    heading: isPaidAnotherWay ? 'We paid your refund another way' : 'Your refund is closed',
    paragraphs: (booking, recipient) => [
      isPaidAnotherWay
        ? `Hello ${recipient.firstName}, we couldn't refund ${amountOf(refund)} for ${named(booking, recipient)} to your card, so we've paid you another way.`
        : `Hello ${recipient.firstName}, we've closed the refund of ${amountOf(refund)} for ${named(booking, recipient)}. It won't be sent to your card. If you think that's wrong, please contact us.`,
    ],
  };
}

/** T15: tells the traveller of a booking that has ended that their bank has returned the payment. */
export async function queueChargedBackMail(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  await queueBookingMail(tx, bookingId, chargedBack(amountCents));
}

export function chargedBack(amountCents: number): RefundMail {
  return {
    kind: 'charged_back',
    endsBooking: true,
    subject: (title) => `Your bank has returned your payment: ${title}`,
    heading: 'Your bank has returned your payment',
    paragraphs: (booking, recipient) => [
      ...cancelled(booking, recipient),
      `Your bank decided the dispute for you and returned ${amountOf({ amountCents })}. There's nothing left for us to refund, and your tickets are no longer valid.`,
    ],
  };
}

/** T15: tells the traveller of a confirmed booking what applies after the bank has returned the payment. */
export async function queueDisputeLostMail(
  tx: Transaction,
  bookingId: number,
  { id, amountCents }: { readonly id: number; readonly amountCents: number },
): Promise<void> {
  await queueBookingMail(tx, bookingId, { ...disputeLost(amountCents), number: id });
}

export function disputeLost(amountCents: number): RefundMail {
  return {
    kind: 'dispute_lost',
    onlyIf: 'booking_is_confirmed',
    subject: (title) => `Your bank has returned your payment: ${title}`,
    heading: 'Your bank has returned your payment',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, your bank decided the dispute about ${named(booking, recipient)} for you and returned ${amountOf({ amountCents })}.`,
      "Your booking is still confirmed, and your tickets are valid for now. We're reviewing it: if we end it, we'll email you.",
    ],
  };
}

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

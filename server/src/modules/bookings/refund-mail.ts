import { policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import type { BookingEndReason, SettlementRefundReason } from '@ascendant/domain/payment/payment-fields';
import { refundedTaxesText } from '@ascendant/domain/pricing/tax-text';
import type { SupplementRow } from '../../../db/schema/booking-changes';
import type { BookingRow } from '../../../db/schema/bookings';
import type { MailCondition } from '../../../db/schema/mails';
import type { Transaction } from '../../database/database';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { cancellationFile } from '../../mail/mail-files';
import type { MailKind } from '../../mail/mail-kinds';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { laterSite } from '../../mail/stop-link';
import { findBooking } from './bookings.repository';
import { findSupplement, wasToldOfRefund } from './supplements.repository';

/** An email about a booking's money. */
export interface RefundMail {
  readonly kind: MailKind;
  readonly subject: (title: string) => string;
  readonly heading: string;
  readonly paragraphs: (booking: BookingRow, recipient: Recipient) => string[];
  /** What it's about within the booking, if it can be sent more than once. */
  readonly number?: number | string;
  /** It's sent only while this is true of the booking. */
  readonly onlyIf?: MailCondition;
  /** The booking has ended, so its calendar entry goes. */
  readonly endsBooking?: true;
}

export const bankTime = 'It can take up to 10 days to appear on your statement.';
export const named = (booking: BookingRow, { event }: Recipient) => `${event.title} (${bookingReference(booking.id)})`;

type Causes = Readonly<Partial<Record<BookingEndReason, string>>>;

/** Why the booking ended, by the code of its cause. A refund that was requested needs no reason. */
const causes: Causes = {
  event_cancelled: "The event won't take place.",
  no_seats: 'Your payment arrived after the last seats were taken.',
  dispute_lost: 'Your bank has returned your payment to you.',
  amount_mismatch: "The amount we received didn't match the price of your booking.",
};

/** Says that the booking is cancelled, why, and what the organizer wrote about it. */
export function cancelled(booking: BookingRow, recipient: Recipient): string[] {
  if (booking.cancelReason === 'by_traveller')
    return [`Hello ${recipient.firstName}, you've cancelled your booking for ${named(booking, recipient)}.`];
  const cause = booking.cancelReason === null ? '' : causes[booking.cancelReason];
  const said = booking.cancelReason === 'event_cancelled' ? recipient.event.cancelReason : null;
  return [
    `Hello ${recipient.firstName}, your booking for ${named(booking, recipient)} has been cancelled. ${cause ?? ''}`.trim(),
    ...(said === null ? [] : [said]),
  ];
}

/** What isn't refunded, and why. */
export function kept({ keptCents, cancellationPolicy }: BookingRow): string[] {
  if (keptCents === 0) return [];
  const policy = policySummary(cancellationPolicy);
  return [`${formatDollars(cents(keptCents))} isn't refunded. The policy you booked with: ${policy}.`];
}

/** The payment's lines of tax, as far as they go back with a refund. Under the specification's rules there's one, which isn't named. */
function taxesIn({ taxLines, totalCents }: BookingRow, amountCents: number): string[] {
  const text = refundedTaxesText(taxLines ?? [], cents(amountCents), cents(totalCents));
  return text === null ? [] : [text];
}

/** T7, T9, T11: tells the traveller that the booking has ended and a refund is on its way, in the transaction that requests it. */
export async function queueRefundMail(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  const supplement = await findSupplement(tx, bookingId);
  const mail = supplement ? supplementRefund(amountCents, supplement) : refundOnItsWay(amountCents);
  await queueBookingMail(tx, bookingId, mail);
}

/** Why what was paid for a change goes back, by the code of the cause. */
const changeCauses: Causes = {
  event_cancelled: 'The date was cancelled.',
  no_seats: 'Your payment arrived after the last seats of that date were taken.',
  booking_changed: 'Your booking had changed by the time your payment arrived.',
  amount_mismatch: "The amount we received didn't match what it costs.",
} satisfies Record<SettlementRefundReason, string>;

/** What was paid for a change goes back: the booking that it was for is as it was. */
export function supplementRefund(amountCents: number, { people }: Pick<SupplementRow, 'people'>): RefundMail {
  const isMove = people === null;
  return {
    kind: 'payment_refunded',
    onlyIf: 'booking_is_awaiting_refund',
    subject: (title) => `Your refund is on its way: ${title}`,
    heading: 'Your refund is on its way',
    paragraphs: (booking, recipient) => {
      const cause = booking.cancelReason === null ? '' : changeCauses[booking.cancelReason];
      const yours = `your booking for ${named(booking, recipient)}`;
      const [failed, paid] = isMove
        ? [`move ${yours} to another date`, `the difference that you paid to move ${yours}`]
        : [`add people to ${yours}`, `what you paid to add people to ${yours}`];
      const what =
        booking.confirmedAt === null ? `we couldn’t ${failed}. ${cause ?? ''}`.trim() : `this is about ${paid}.`;
      return [
        `Hello ${recipient.firstName}, ${what}`,
        `We're refunding ${formatDollars(cents(amountCents))} to the card you paid with. ${bankTime}`,
        'Your booking itself hasn’t changed because of this: you can see it in My Bookings.',
      ];
    },
  };
}

export function refundOnItsWay(amountCents: number): RefundMail {
  return {
    kind: 'payment_refunded',
    onlyIf: 'booking_is_awaiting_refund',
    endsBooking: true,
    subject: (title) => `Your refund is on its way: ${title}`,
    heading: 'Your refund is on its way',
    paragraphs: (booking, recipient) => [
      ...cancelled(booking, recipient),
      `We're refunding ${formatDollars(cents(amountCents))} to the card you paid with. ${bankTime}`,
      ...taxesIn(booking, amountCents),
      ...kept(booking),
    ],
  };
}

/**
 * T8: tells the traveller that the provider has made the refund, unless the email about the cancellation has said so already: that the refund
 * is on its way, and nothing was in its way since.
 */
export async function queueRefundMadeMail(tx: Transaction, bookingId: number, made: RefundsMade): Promise<void> {
  const supplement = await findSupplement(tx, bookingId);
  if (await wasToldOfRefund(tx, bookingId)) return;
  // The email about the booking that it was for has said it.
  if (supplement !== null && (await wasToldOfRefund(tx, supplement.bookingId))) return;
  await queueBookingMail(tx, bookingId, refundMade(made));
}

interface RefundsMade {
  readonly amountCents: number;
  /** Of the last of them within the booking, from 1. */
  readonly number: number;
}

export function refundMade({ amountCents, number }: RefundsMade): RefundMail {
  return {
    kind: 'refund_made',
    number,
    onlyIf: 'booking_is_refunded',
    subject: (title) => `Your refund is complete: ${title}`,
    heading: 'Your refund is complete',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, we've refunded ${formatDollars(cents(amountCents))} for ${named(booking, recipient)} to the card you paid with. ${bankTime}`,
      ...taxesIn(booking, amountCents),
    ],
  };
}

interface PartialRefund {
  readonly amountCents: number;
  /** Of this refund within the booking, from 1. */
  readonly number: number | string;
}

/** Tells the traveller about a partial refund; the booking stays confirmed. */
export async function queuePartialRefundMail(tx: Transaction, bookingId: number, refund: PartialRefund): Promise<void> {
  await queueBookingMail(tx, bookingId, partialRefund(refund));
}

export function partialRefund({ amountCents, number }: PartialRefund): RefundMail {
  return {
    kind: 'partial_refund',
    number,
    onlyIf: 'booking_is_confirmed',
    subject: (title) => `Your partial refund is on its way: ${title}`,
    heading: 'Your partial refund is on its way',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, we're refunding ${formatDollars(cents(amountCents))} for ${named(booking, recipient)} to the card you paid with. ${bankTime}`,
      ...taxesIn(booking, amountCents),
      'Your booking is still confirmed, and your tickets are still valid.',
    ],
  };
}

/** T9, T11: tells the traveller that a free booking has ended. */
export async function queueCancelledMail(tx: Transaction, bookingId: number): Promise<void> {
  await queueBookingMail(tx, bookingId, freeCancelled);
}

export const freeCancelled: RefundMail = {
  kind: 'booking_cancelled',
  endsBooking: true,
  subject: (title) => `Your booking is cancelled: ${title}`,
  heading: 'Your booking is cancelled',
  paragraphs: (booking, recipient) => [...cancelled(booking, recipient), "It was free, so there's nothing to refund."],
};

export function refundLetter({ heading, paragraphs }: RefundMail, booking: BookingRow, recipient: Recipient): Letter {
  return {
    heading,
    paragraphs: paragraphs(booking, recipient),
    // A trip that won't happen has no when and where.
    ...(booking.status === 'cancelled' || booking.seats === 0 ? {} : { facts: whenAndWhere(recipient.event) }),
    link: { label: 'See your booking', url: `${laterSite}/my-bookings` },
    footer: 'Questions?',
    footerLink: { label: 'Help and contact', url: `${laterSite}/help` },
  };
}

/** Queues an email about a booking to its traveller, if the account still exists. */
export async function queueBookingMail(tx: Transaction, bookingId: number, mail: RefundMail): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  const recipient = booking?.userId ? await findRecipient(tx, booking.userId, booking.eventId) : null;
  if (!booking || !recipient) return;
  const supplement = booking.seats === 0 ? await findSupplement(tx, bookingId) : null;
  // People know a supplement as a part of the booking that it's for.
  const shown = { ...booking, id: supplement?.bookingId ?? booking.id };
  await queueMail(tx, {
    kind: mail.kind,
    dedupeKey: `${mail.kind}:${booking.id}${mail.number === undefined ? '' : `:${mail.number}`}`,
    ...(mail.onlyIf === undefined ? {} : { onlyIf: { is: mail.onlyIf, of: booking.id } }),
    userId: recipient.userId,
    to: recipient.email,
    subject: mail.subject(recipient.event.title),
    letter: refundLetter(mail, shown, recipient),
    attachments: mail.endsBooking && booking.confirmedAt !== null ? [cancellationFile(booking.id)] : [],
  });
}

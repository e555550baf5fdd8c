import { policySentences } from '@ascendant/domain/booking/cancellation-policy';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { formatDollars } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLinesOf } from '@ascendant/domain/pricing/charge-label';
import { currencyCode } from '@ascendant/domain/pricing/currency';
import { ticketLines } from '@ascendant/domain/pricing/party-label';
import { taxNumbersText } from '@ascendant/domain/pricing/tax-text';
import { tierName } from '@ascendant/domain/pricing/tier';
import { productName } from '@ascendant/domain/site/brand';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { quoteOfRow } from '../../database/quote-row';
import { howToGetThere } from '../../mail/event-facts';
import type { Letter, Receipt } from '../../mail/letter';
import { calendarFile } from '../../mail/mail-files';
import { queueMail } from '../../mail/mail-queue.repository';
import type { Recipient } from '../../mail/recipient.repository';
import { tickets } from '../tickets/tickets.module';
import { whoComesFact } from './who-comes';

const remitterNames = { organizer: 'organizer', site: productName } as const;

interface ConfirmationFacts {
  readonly booking: BookingRow;
  readonly recipient: Recipient;
  /** The site's address, for links. */
  readonly publicUrl: string;
}

/** Queues a booking's one confirmation email, with the tickets and a calendar entry, in the transaction that confirms it. */
export async function queueConfirmation(tx: Transaction, facts: ConfirmationFacts): Promise<void> {
  const { booking, recipient } = facts;
  await queueMail(tx, {
    kind: 'booking_confirmed',
    dedupeKey: `booking_confirmed:${booking.id}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: recipient.userId,
    to: recipient.email,
    subject: `Your booking is confirmed: ${recipient.event.title}`,
    letter: confirmationLetter(facts),
    attachments: [tickets.ticketsFile(booking.id), calendarFile(booking.id)],
  });
}

/** What happened, when, where, who, what it cost, and what to do next. Source: docs/rules/emails.md, "The confirmation". */
export function confirmationLetter({ booking, recipient, publicUrl }: ConfirmationFacts): Letter {
  const { firstName, event } = recipient;
  const receipt = receiptOf(booking);
  return {
    picture: { eventId: event.id },
    ticket: { bookingId: booking.id, name: booking.attendees[0]?.name ?? firstName },
    greeting: `Your booking is confirmed, ${firstName}.`,
    heading: event.title,
    paragraphs: [],
    facts: [
      ...howToGetThere(event),
      whoComesFact(booking, `${publicUrl}/my-bookings?names=${booking.id}`),
      ...(receipt === null ? [['Booking', bookingReference(booking.id), 'Free'] as const] : []),
    ],
    link: { label: 'See your booking', url: `${publicUrl}/my-bookings` },
    secondLink: { label: 'Add to calendar', url: `${publicUrl}/my-bookings/${booking.id}/event.ics` },
    note: [ticketsNote(booking.seats), ...(recipient.isGuest === true ? [elsewhere] : [])].join(' '),
    ...(receipt === null ? {} : { receipt }),
    closing: whatGoesBack(booking),
    footer: 'Questions?',
    footerLink: { label: 'Help and contact', url: `${publicUrl}/help` },
  };
}

/** What goes back, if anything, by the policy that the booking keeps. */
function whatGoesBack({ totalCents, cancellationPolicy }: BookingRow): string {
  if (totalCents === 0) return "You can cancel until the event starts. If the organizer cancels, we'll email you.";
  const yours =
    cancellationPolicy === 'final_sale'
      ? 'All purchases are final.'
      : `If you cancel in My Bookings: ${policySentences(cancellationPolicy)}`;
  return `${yours} If the organizer cancels, we'll refund everything you paid to your card.`;
}

/** Links of emails have no secret: emails are passed on. Source: rule GST-07. */
const elsewhere = 'On another device, we’ll email you a code to open your booking.';

function ticketsNote(count: number): string {
  return count === 1
    ? 'Your ticket is attached, and in My Bookings. Show its QR code when you arrive; it can be used once.'
    : `Your ${count} tickets are attached, and in My Bookings. Show their QR codes when you arrive; each can be used once.`;
}

type Line = Receipt['lines'][number];

/** What a booking cost, line by line; null if it was free. */
function receiptOf(booking: BookingRow): Receipt | null {
  if (booking.totalCents === 0) return null;
  const quote = quoteOfRow(booking);
  const tier = tierName(booking.tierType);
  const discount: Line[] = quote.discount > 0 ? [['Discount', `−${formatDollars(quote.discount)}`]] : [];
  const fee: Line[] = quote.bookingFee > 0 ? [[bookingFeeLabel, formatDollars(quote.bookingFee)]] : [];
  return {
    lines: [
      ...ticketLines(quote).map(({ label, amount, isExtra }): Line => [
        isExtra ? label : `${label}, ${tier}`,
        formatDollars(amount),
      ]),
      ...discount,
      ...fee,
      ...taxLinesOf(quote).map(({ label, amount }): Line => [label, formatDollars(amount)]),
    ],
    total: [`Total paid (${currencyCode(booking.currency)})`, formatDollars(quote.total)],
    note: [`Paid by card. Booking ${bookingReference(booking.id)}.`, taxNumbersText(quote.taxes ?? [], remitterNames)]
      .join(' ')
      .trim(),
  };
}

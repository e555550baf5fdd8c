import { policyName, policySentences } from '@ascendant/domain/booking/cancellation-policy';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import { cutEvidence, type Evidence } from '@ascendant/domain/payment/evidence';
import { taxLinesOf } from '@ascendant/domain/pricing/charge-label';
import { extrasText } from '@ascendant/domain/pricing/extra-text';
import { kindOfTicket } from '@ascendant/domain/pricing/party-label';
import { typeNamed } from '@ascendant/domain/pricing/price-type';
import { productName } from '@ascendant/domain/site/brand';
import type { Queryable } from '../../../database/database';
import { quoteOfRow } from '../../../database/quote-row';
import { dateTimeText, localTimeText } from '../../../mail/date-text';
import { messagesText, moneyText, signedText } from './evidence-records';
import {
  countMessages,
  findDocumentsOf,
  findRefundsOf,
  findSignaturesOf,
  type SignedWaiver,
} from './evidence-records.repository';
import {
  findIssuedTickets,
  findMailsAbout,
  findPayingCard,
  type EvidenceFacts,
  type IssuedTicket,
  type SentMail,
} from './evidence.repository';

/**
 * Puts together what the site knows about a disputed payment: what was sold and paid, receipts and refunds, the terms that were accepted and
 * signed, tickets and check-in, the emails that went out, and that traveller and host wrote to each other. Times are of the event's place.
 * @param note what an admin adds
 */
export async function compileEvidence(db: Queryable, facts: EvidenceFacts, note: string): Promise<Evidence> {
  const { booking, payment, event } = facts;
  const [documents, refunds] = [await findDocumentsOf(db, booking.id), await findRefundsOf(db, payment.id)];
  return {
    sale: cutEvidence(saleText(facts, await findPayingCard(db, payment.id))),
    money: cutEvidence(moneyText(documents, refunds, event.timezone)),
    policy: cutEvidence(policyText(facts, await findSignaturesOf(db, booking.id))),
    use: cutEvidence(useText(facts, await findIssuedTickets(db, booking.id))),
    contact: cutEvidence(contactText(facts, await findMailsAbout(db, booking))),
    messages: cutEvidence(messagesText(await countMessages(db, booking), event.timezone)),
    note,
  };
}

type Card = Awaited<ReturnType<typeof findPayingCard>>;

function saleText({ booking, payment, event, traveller }: EvidenceFacts, card: Card): string {
  const at = (instant: Date) => dateTimeText(instant, event.timezone);
  const local = (day: string, time: string) => localTimeText(day, time, event.timezone);
  const paidWith = card?.last4 ? ` with the ${card.brand ?? 'card'} ending in ${card.last4}` : ' by card';
  const refunded = payment.refundedCents > 0 ? [`Refunded: ${formatDollars(cents(payment.refundedCents))}`] : [];
  return [
    `Booking ${bookingReference(booking.id)} on ${productName}, made ${at(booking.bookedAt)}.`,
    ...(traveller === null ? [] : [`Booked by ${traveller.name}, ${traveller.email}.`]),
    `Event: ${event.title}, ${event.location}.`,
    `From ${local(event.startDate, event.startTime)} to ${local(event.endDate, event.endTime)}.`,
    `People: ${booking.attendees.map(({ name, isChild, priceType, extras }) => `${name} (${[kindOfTicket({ isChild, ...typeNamed(priceType) }).toLowerCase(), extrasText(extras)].filter(Boolean).join(', ')})`).join(', ')}.`,
    ...priceLines(booking),
    ...(payment.succeededAt === null ? [] : [`Paid ${at(payment.succeededAt)}${paidWith}.`]),
    ...refunded,
    `The booking is ${booking.status}. The event is ${event.status}.`,
  ].join('\n');
}

function priceLines(booking: EvidenceFacts['booking']): readonly string[] {
  const quote = quoteOfRow(booking);
  return [
    `Tickets: ${formatDollars(quote.ticketsTotal)}`,
    ...(quote.discount > 0 ? [`Discount: ${formatDollars(quote.discount)}`] : []),
    `Booking fee: ${formatDollars(quote.bookingFee)}`,
    ...taxLinesOf(quote).map(({ label, amount }) => `${label}: ${formatDollars(amount)}`),
    `Total: ${formatDollars(quote.total)} ${booking.currency.toUpperCase()}`,
  ];
}

const shownPolicy =
  'this cancellation policy, which was shown where the payment was made and in the confirmation email.';

function policyText({ booking, event }: EvidenceFacts, signatures: readonly SignedWaiver[]): string {
  const policy = booking.cancellationPolicy;
  return [
    // One line: it's printed, too.
    `Accepted before paying, ${dateTimeText(booking.agreementAcceptedAt, event.timezone)}: the liability agreement and terms of service, with ${shownPolicy}`,
    `${policyName(policy)}: ${policySentences(policy)}`,
    ...signedText(signatures, event.timezone),
  ].join('\n');
}

function useText({ booking, event }: EvidenceFacts, issued: readonly IssuedTicket[]): string {
  if (issued.length === 0) return 'No tickets were issued.';
  const at = (instant: Date) => dateTimeText(instant, event.timezone);
  return issued
    .map(({ position, issuedAt, checkedInAt, voidedAt }) => {
      const name = booking.attendees[position]?.name ?? '';
      const used = checkedInAt === null ? 'not used' : `scanned at the entrance ${at(checkedInAt)}`;
      const ended = voidedAt === null ? '' : `, void since ${at(voidedAt)}`;
      return `Ticket ${ticketNumber(booking.id, position)} for ${name}: issued ${at(issuedAt)}, ${used}${ended}.`;
    })
    .join('\n');
}

function contactText({ event, traveller }: EvidenceFacts, sent: readonly SentMail[]): string {
  if (traveller === null || sent.length === 0) return 'No emails are on record.';
  const lines = sent.flatMap(({ subject, sentAt }) =>
    sentAt === null ? [] : [`${dateTimeText(sentAt, event.timezone)}: ${subject}`],
  );
  return [`Emails to ${traveller.email}:`, ...lines].join('\n');
}

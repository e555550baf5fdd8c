import { sellerMark, type DocumentContent, type DocumentLine } from '@ascendant/domain/accounting/document-kinds';
import type { DueDocument } from '@ascendant/domain/accounting/due-documents';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { jurisdictionTax, specificationTax, type LedgerEntry } from '@ascendant/domain/ledger/accounts';
import { cents } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLabel } from '@ascendant/domain/pricing/charge-label';
import { ticketLines } from '@ascendant/domain/pricing/party-label';
import { taxNumbersText, taxNumberText } from '@ascendant/domain/pricing/tax-text';
import type { TaxLine } from '@ascendant/domain/pricing/taxes';
import { tierName } from '@ascendant/domain/pricing/tier';
import { productName } from '@ascendant/domain/site/brand';
import { quoteOfRow } from '../../database/quote-row';
import { dateTimeText, startText } from '../../mail/date-text';
import type { SoldBooking } from './sold-booking.repository';

/** What a receipt says: what was paid, to whom, and who remits the tax. */
export function receiptContent(sold: SoldBooking, paidAt: Date): DocumentContent {
  return {
    details: [...detailsOf(sold), ['Paid', `${dateTimeText(paidAt, sold.event.timezone)}, by card`]],
    lines: receiptLines(sold),
    totalLabel: `Total paid (${sold.currency.toUpperCase()})`,
    notes: [sellersNote, ...numbersNotes(sold)],
  };
}

/** What a credit note says, or a receipt for what a bank gave back. @param corrects the document before */
export function correctionContent(sold: SoldBooking, due: DueDocument, corrects: string): DocumentContent {
  const isCredit = due.kind === 'credit_note';
  const happened: readonly [string, string] = [isCredit ? 'Corrects' : 'Reverses', corrects];
  const when: [string, string][] =
    due.occurredAt === null ? [] : [['Date', dateTimeText(due.occurredAt, sold.event.timezone)]];
  return {
    details: [...detailsOf(sold), happened, ...when],
    lines: due.entries.map((entry) => lineOf(entry, sold)),
    totalLabel: `${isCredit ? 'Total credited' : 'Total paid'} (${sold.currency.toUpperCase()})`,
    notes: [whyCorrected(due), sellersNote, ...numbersNotes(sold)],
  };
}

function whyCorrected({ kind, isDispute, cause }: DueDocument): string {
  if (kind === 'receipt') return 'The bank returned this amount to us after an appeal.';
  if (isDispute) return 'The bank returned this amount to the traveller after a dispute.';
  if (cause.startsWith('credit_note:refund_closed')) return 'We paid this amount back some other way than to the card.';
  return 'Refunded to the card that paid.';
}

function detailsOf({ knownAs, event }: SoldBooking): DocumentContent['details'] {
  return [
    ['Booking', bookingReference(knownAs)],
    ['Event', event.title],
    ['Where', event.location],
    ['When', startText(event)],
  ];
}

function receiptLines(sold: SoldBooking): readonly DocumentLine[] {
  const { booking } = sold;
  const quote = quoteOfRow(booking);
  const { discount, bookingFee, hst } = quote;
  const detail = tierName(booking.tierType);
  const tickets = ticketLines(quote).map(({ label, amount, isExtra }) => ({
    label,
    detail: isExtra ? null : detail,
    amount,
  }));
  const difference = { label: 'Difference to a dearer date', detail, amount: cents(booking.ticketsTotalCents) };
  const taxes =
    booking.taxLines === null
      ? [{ label: taxLabel, detail: `Remitted by ${productName}`, amount: hst }]
      : booking.taxLines.map(taxLineOf);
  return [
    ...(booking.seats === 0 ? [difference] : tickets),
    ...(discount > 0 ? [{ label: 'Discount', detail: null, amount: cents(-discount) }] : []),
    ...(bookingFee > 0 ? [{ label: bookingFeeLabel, detail: null, amount: bookingFee }] : []),
    ...taxes,
  ];
}

function taxLineOf(line: TaxLine): DocumentLine {
  const on = line.on === 'tickets' ? 'On tickets' : 'On the booking fee';
  return {
    label: rateText(line),
    detail: `${on}, remitted by ${remitterName(line.remitter)}`,
    amount: line.amountCents,
  };
}

function ticketsLabel({ booking: { attendees } }: SoldBooking): string {
  return attendees.some(({ extras }) => extras) ? 'Tickets and extras' : 'Tickets';
}

/** A line of a credit note: an account's share. */
function lineOf({ account, tax, amount }: LedgerEntry, sold: SoldBooking): DocumentLine {
  if (account === 'organizer') return { label: ticketsLabel(sold), detail: null, amount };
  if (account === 'discounts') return { label: 'Discount', detail: null, amount };
  if (account === 'fees') return { label: 'Booking fee', detail: null, amount };
  if (tax === specificationTax) return { label: taxLabel, detail: `Remitted by ${productName}`, amount };
  const line = (sold.booking.taxLines ?? []).find((each) => jurisdictionTax(each) === tax);
  const remitter = tax?.endsWith(':organizer') === true ? 'organizer' : 'site';
  return { label: line ? rateText(line) : 'Tax', detail: `Remitted by ${remitterName(remitter)}`, amount };
}

function rateText({ tax, rate }: TaxLine): string {
  return `${tax} (${rate / 1000}%)`;
}

function remitterName(remitter: TaxLine['remitter']): string {
  return remitter === 'site' ? productName : sellerMark;
}

const sellersNote = `The tickets are sold by ${sellerMark}, and the booking fee by ${productName}, which issues this document for both.`;

/** The registration numbers, as they were when it was booked; under the specification's rules, the site's. */
function numbersNotes({ booking, siteGstNumber }: SoldBooking): readonly string[] {
  const names = { organizer: sellerMark, site: productName };
  const text = booking.taxLines === null ? siteNumberText(siteGstNumber) : taxNumbersText(booking.taxLines, names);
  return text === '' ? [] : [text];
}

/** The number under which the site is registered, or nothing without one. */
export function siteNumberText(number: string | null): string {
  return number === null ? '' : taxNumberText('gst', number, productName);
}

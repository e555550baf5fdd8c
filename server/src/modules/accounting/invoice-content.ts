import { sellerMark, type DocumentContent } from '@ascendant/domain/accounting/document-kinds';
import { cents, formatDollars } from '@ascendant/domain/money';
import { taxNumberText } from '@ascendant/domain/pricing/tax-text';
import { productName } from '@ascendant/domain/site/brand';
import { siteLocale } from '@ascendant/domain/site/locale';
import { datedTitle } from '../../mail/date-text';
import { siteNumberText } from './document-content';
import type { DueInvoice, FeeOfEvent, OwedForDate } from './invoices.repository';

const month = new Intl.DateTimeFormat(siteLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026'. @param period YYYY-MM */
export function monthText(period: string): string {
  return month.format(new Date(`${period}-01`));
}

/** What a fee invoice says: the booking fees of each event's sales, which travellers have paid, and those of manual bookings. */
export function feeInvoiceContent(
  { currency, period, gstNumber }: DueInvoice,
  fees: readonly FeeOfEvent[],
): DocumentContent {
  const number = siteNumberText(gstNumber);
  return {
    details: [
      ['Month', monthText(period)],
      ['From', productName],
    ],
    lines: fees.map((fee) => ({
      label: datedTitle(fee),
      detail: countsText(fee.sales, fee.refunds),
      amount: cents(fee.cents),
    })),
    totalLabel: `Booking fees (${currency.toUpperCase()})`,
    notes: [
      'Travellers paid these fees at checkout, so there’s nothing for you to pay. Refunds are subtracted.',
      `The tax on them is on the travellers’ receipts, and ${productName} remits it.`,
      ...manualNotes(fees),
      ...(number === '' ? [] : [number]),
    ],
  };
}

/** What an invoice to a reseller says: what it owes for each date, before tax, and the organizer's own tax on all of it. */
export function resellerInvoiceContent(
  { currency, period, gstNumber }: DueInvoice,
  owed: readonly OwedForDate[],
): DocumentContent {
  const tax = owed.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return {
    details: [['Month', monthText(period)]],
    lines: [
      ...owed.map((date) => ({
        label: datedTitle(date),
        detail: countsText(date.bookings, 0),
        amount: cents(date.cents - date.taxCents),
      })),
      ...(tax === 0 ? [] : [{ label: 'Tax', detail: null, amount: cents(tax) }]),
    ],
    totalLabel: `Owed (${currency.toUpperCase()})`,
    notes: [
      'Prices are net of your commission. What was cancelled is subtracted as far as its policy gives it back. Each booking is in the month’s statement.',
      ...(gstNumber === null ? [] : [taxNumberText('gst', gstNumber, sellerMark)]),
    ],
  };
}

/** About the fees that no traveller paid. */
function manualNotes(fees: readonly FeeOfEvent[]): readonly string[] {
  const amount = fees.reduce((sum, { manualCents }) => sum + manualCents, 0);
  if (amount === 0) return [];
  const whose =
    amount > 0
      ? 'is for bookings that you made for guests, who paid you'
      : 'is back from such bookings that were cancelled';
  return [
    `${formatDollars(cents(amount))} of it ${whose}. It’s settled with your earnings, together with the tax on it, which ${productName} remits.`,
  ];
}

function countsText(sales: number, refunds: number): string {
  const counted = [
    ...(sales === 0 ? [] : [`${sales} ${sales === 1 ? 'booking' : 'bookings'}`]),
    ...(refunds === 0 ? [] : [`${refunds} ${refunds === 1 ? 'refund or dispute' : 'refunds or disputes'}`]),
  ];
  return counted.join(', ');
}

import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { cents } from '../money';
import { taxesOf } from '../pricing/event-taxes';
import { chargeRatesOf, type ChargeRates } from '../pricing/rates';
import { provinces, type Province } from '../pricing/taxes';
import { quoteTotals } from '../pricing/totals';
import type { LedgerEntry, Posting } from './accounts';
import { refundPostings } from './refund-postings';
import { paymentPosting, salePartsOf } from './sale';
import { at, refund, sale } from './test-facts';

const today = calendarDay('2026-11-26');
const fee = { feeBasisPoints: 430, feeFixedCents: 190, taxBasisPoints: 1300 };
const both = { gst: true, qst: true };
const none = { gst: false, qst: false };

/** Tickets of $100.00: the tax on them that a registered organizer is paid because they remit it. Worked out as in canada-taxes.test.ts. */
const table: readonly (readonly [province: Province, taxCents: number])[] = [
  ['AB', 500],
  ['BC', 500],
  ['MB', 500],
  ['NB', 1500],
  ['NL', 1500],
  ['NS', 1400],
  ['NT', 500],
  ['NU', 500],
  ['ON', 1300],
  ['PE', 1500],
  ['QC', 500 + 998],
  // The site remits Saskatchewan's PST.
  ['SK', 500],
  ['YT', 500],
];

function saleIn(province: Province | 'outside', organizer: typeof both, siteDiscount = 0) {
  const rates = chargeRatesOf(taxesOf({ place: province, day: today, organizer }));
  const { bookingFee, hst, total, taxes } = quoteTotals(cents(10_000), { ...fee, taxes: rates.taxes } as ChargeRates);
  const ticketsTotal = 10_000 + siteDiscount;
  const quote = { ticketsTotal, discount: siteDiscount, siteDiscount, fee: bookingFee, hst, taxLines: taxes ?? null };
  return { ...sale, received: total, parts: salePartsOf(quote), receivedAt: at };
}

/** What an organizer is owed: their part of sales, and the tax that they remit themselves. */
function owedBy(posted: readonly Posting[]): number {
  const isOwed = ({ account, organizerId }: LedgerEntry) =>
    account === 'organizer' || (account === 'tax' && organizerId !== null);
  const entries = posted.flatMap((posting) => posting.entries).filter(isOwed);
  return 0 - entries.reduce((sum, { amount }) => sum + amount, 0);
}

describe('what an organizer is paid for a ticket of $100 under Canada’s rules', () => {
  it('is known for every province and territory', () => {
    expect(table.map(([province]) => province)).toEqual(provinces);
  });

  it.each(table)(
    '%s: the tax that they remit is theirs if they’re registered; a small supplier gets none',
    (province, tax) => {
      expect(owedBy([paymentPosting(saleIn(province, both))])).toBe(10_000 + tax);
      expect(owedBy([paymentPosting(saleIn(province, none))])).toBe(10_000);
    },
  );

  it.each(table)('%s: a discount that the site pays changes nothing about the tax', (province, tax) => {
    expect(owedBy([paymentPosting(saleIn(province, both, 2500))])).toBe(12_500 + tax);
  });

  it.each(table)('%s: a whole refund leaves nothing, and half of it about half', (province, tax) => {
    const sold = saleIn(province, both);
    const paid = [paymentPosting(sold)];
    const made = { status: 'succeeded', madeAt: at } as const;
    expect(owedBy([...paid, ...refundPostings(refund(1, sold.received, made), paid)])).toBe(0);
    const half = refundPostings(refund(1, Math.floor(sold.received / 2), made), paid);
    expect(Math.abs(owedBy([...paid, ...half]) - (10_000 + tax) / 2)).toBeLessThanOrEqual(2);
  });

  it('QST alone isn’t theirs without a QST number, and outside Canada there’s none', () => {
    expect(owedBy([paymentPosting(saleIn('QC', { gst: true, qst: false }))])).toBe(10_500);
    expect(owedBy([paymentPosting(saleIn('outside', both))])).toBe(10_000);
  });
});

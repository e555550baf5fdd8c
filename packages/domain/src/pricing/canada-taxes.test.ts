import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { cents } from '../money';
import { canadaTaxRates, taxRatesOn, untaxedHere } from './canada-tax-rates';
import { taxLinesOf, totalLabelOf } from './charge-label';
import { taxesOf } from './event-taxes';
import { quoteTotals } from './quote';
import { chargeRates, chargeRatesOf, type ChargeRates } from './rates';
import { refundedTaxes, taxNumbersText, withTaxNumbers } from './tax-text';
import { provinces, type Province, taxOf } from './taxes';

const today = calendarDay('2026-11-26');
const registered = { gst: true, qst: true };
const small = { gst: false, qst: false };
/** The fee doesn't follow the rates of today: 4.3% + $1.90. */
const fee = { feeBasisPoints: 430, feeFixedCents: 190, taxBasisPoints: 1300 };
const ratesOf = (place: Province | 'outside', organizer: typeof registered, day = today): ChargeRates => ({
  ...fee,
  taxes: taxesOf({ place, day, organizer }),
});

/**
 * Tickets of $100.00 with a fee of $6.20: what's added for each tax, by an organizer who's registered and by a small supplier. Worked out with a
 * pocket calculator: $100.00 × 13% = $13.00 and $6.20 × 13% = $0.81 (0.806).
 */
const table: readonly (readonly [
  province: Province,
  registered: Readonly<Record<string, number>>,
  small: Readonly<Record<string, number>>,
  source: RegExp,
])[] = [
  ['AB', { 'GST (5%)': 531 }, { 'GST (5%) on the booking fee': 31 }, /Canada Revenue Agency/],
  ['BC', { 'GST (5%)': 531 }, { 'GST (5%) on the booking fee': 31 }, /Canada Revenue Agency/],
  ['MB', { 'GST (5%)': 531 }, { 'GST (5%) on the booking fee': 31 }, /Canada Revenue Agency/],
  ['NB', { 'HST (15%)': 1593 }, { 'HST (15%) on the booking fee': 93 }, /Canada Revenue Agency/],
  ['NL', { 'HST (15%)': 1593 }, { 'HST (15%) on the booking fee': 93 }, /Canada Revenue Agency/],
  ['NS', { 'HST (14%)': 1487 }, { 'HST (14%) on the booking fee': 87 }, /Notice 342/],
  ['NT', { 'GST (5%)': 531 }, { 'GST (5%) on the booking fee': 31 }, /Canada Revenue Agency/],
  ['NU', { 'GST (5%)': 531 }, { 'GST (5%) on the booking fee': 31 }, /Canada Revenue Agency/],
  ['ON', { 'HST (13%)': 1381 }, { 'HST (13%) on the booking fee': 81 }, /Canada Revenue Agency/],
  ['PE', { 'HST (15%)': 1593 }, { 'HST (15%) on the booking fee': 93 }, /Canada Revenue Agency/],
  [
    'QC',
    { 'GST (5%)': 531, 'QST (9.975%)': 1060 },
    { 'GST (5%) on the booking fee': 31, 'QST (9.975%) on the booking fee': 62 },
    /Revenu Québec/,
  ],
  [
    'SK',
    { 'GST (5%)': 531, 'PST (6%)': 637 },
    { 'GST (5%) on the booking fee': 31, 'PST (6%)': 637 },
    /IN 2022-01 and PST Bulletins 76/,
  ],
  ['YT', { 'GST (5%)': 531 }, { 'GST (5%) on the booking fee': 31 }, /Canada Revenue Agency/],
];

const printed = (rates: ChargeRates, subtotal = 10_000) =>
  Object.fromEntries(taxLinesOf(quoteTotals(cents(subtotal), rates)).map(({ label, amount }) => [label, amount]));

describe('taxes in Canada, to the cent', () => {
  it('the table has every province and territory', () => {
    expect(table.map(([province]) => province)).toEqual(provinces);
  });

  it.each(table)('%s, by a registered organizer and by a small supplier', (province, whole, onlyFee, source) => {
    expect(printed(ratesOf(province, registered))).toEqual(whole);
    expect(printed(ratesOf(province, small))).toEqual(onlyFee);
    expect(taxRatesOn(province, today).at(-1)?.source).toMatch(source);
  });

  it.each(table)('%s: free events have no tax, and tickets without a fee only their own', (province) => {
    expect(quoteTotals(cents(0), ratesOf(province, registered))).toMatchObject({ hst: 0, total: 0, taxes: [] });
    const feeless = { ...ratesOf(province, registered), feeBasisPoints: 0, feeFixedCents: 0 };
    const lines = quoteTotals(cents(10_000), feeless).taxes ?? [];
    expect(new Set(lines.map(({ on }) => on))).toEqual(new Set(['tickets']));
  });

  it.each(table)('%s: lines add up to the total, at every price', (province) => {
    for (const organizer of [registered, small])
      for (let subtotal = 0; subtotal < 60_000; subtotal += 37) {
        const { bookingFee, totalBeforeTax, hst, total, taxes } = quoteTotals(
          cents(subtotal),
          ratesOf(province, organizer),
        );
        expect(totalBeforeTax).toBe(subtotal + bookingFee);
        expect(taxOf(taxes ?? [])).toBe(hst);
        expect(total).toBe(totalBeforeTax + hst);
      }
  });

  it('QST is a registration of its own', () => {
    const rates = ratesOf('QC', { gst: true, qst: false });
    expect(printed(rates)).toEqual({ 'GST (5%)': 531, 'QST (9.975%) on the booking fee': 62 });
  });

  it('the organizer remits what’s on tickets, the site what’s on its fee and Saskatchewan’s PST', () => {
    const remitters = (place: Province) =>
      (quoteTotals(cents(10_000), ratesOf(place, registered)).taxes ?? []).map(
        ({ tax, on, remitter, jurisdiction }) => `${tax} ${jurisdiction} ${on} ${remitter}`,
      );
    expect(remitters('ON')).toEqual(['HST ON tickets organizer', 'HST ON fee site']);
    expect(remitters('SK')).toEqual([
      'GST CA tickets organizer',
      'GST CA fee site',
      'PST SK tickets site',
      'PST SK fee site',
    ]);
  });

  it('outside Canada there’s no line', () => {
    const quote = quoteTotals(cents(10_000), ratesOf('outside', registered));
    expect(quote).toMatchObject({ hst: 0, total: quote.totalBeforeTax });
    expect(taxLinesOf(quote)).toEqual([]);
    expect(totalLabelOf(quote)).toBe('Total incl. tax');
  });
});

describe('the day of the payment decides', () => {
  const nsOn = (day: string) => taxRatesOn('NS', calendarDay(day)).map(({ rate }) => rate);

  it('Nova Scotia’s HST fell from 15% to 14% on April 1, 2025', () => {
    expect([nsOn('2025-03-31'), nsOn('2025-04-01')]).toEqual([[15_000], [14_000]]);
    expect(printed(ratesOf('NS', registered, calendarDay('2025-03-31')))).toEqual({ 'HST (15%)': 1593 });
  });

  it('Saskatchewan taxes admissions since October 1, 2022', () => {
    expect(taxRatesOn('SK', calendarDay('2022-09-30')).map(({ tax }) => tax)).toEqual(['GST']);
    expect(taxRatesOn('SK', calendarDay('2022-10-01')).map(({ tax }) => tax)).toEqual(['GST', 'PST']);
  });

  it('every rate has a source, and those of a province are in the order of their days', () => {
    for (const rates of Object.values(canadaTaxRates)) {
      for (const { source } of rates) expect(source.length).toBeGreaterThan(20);
      for (const tax of new Set(rates.map((rate) => rate.tax))) {
        const days = rates.filter((rate) => rate.tax === tax).map(({ from }) => from);
        expect(days).toEqual(days.toSorted());
      }
    }
    expect(Object.keys(untaxedHere)).toEqual(['BC', 'MB']);
  });
});

describe('refunds repeat the lines of the payment', () => {
  const quote = quoteTotals(cents(10_000), ratesOf('QC', registered));
  const lines = quote.taxes ?? [];

  it('a full refund gives back each line whole', () => {
    expect(refundedTaxes(lines, quote.total, quote.total)).toEqual(lines);
  });

  it('parts add up to the lines, whatever they are', () => {
    for (let refunded = 0; refunded <= quote.total; refunded += 101) {
      const rest = refundedTaxes(lines, cents(quote.total - refunded), quote.total);
      const part = refundedTaxes(lines, cents(refunded), quote.total);
      const both = taxOf(part) + taxOf(rest);
      expect(Math.abs(both - quote.hst)).toBeLessThanOrEqual(1);
      for (const { amountCents } of part) expect(amountCents).toBeGreaterThanOrEqual(0);
    }
  });
});

it('the numbers of those who remit are on the lines, and printed once each', () => {
  const { taxes = [] } = quoteTotals(cents(10_000), ratesOf('QC', registered));
  const organizer = { gst: '123456789 RT0001', qst: '1234567890 TQ0001', pst: null };
  const site = { gst: '987654321 RT0001', qst: null, pst: null };
  const lines = withTaxNumbers(taxes, { organizer, site });
  expect(lines.map(({ number }) => number)).toEqual([organizer.gst, site.gst, organizer.qst, null]);
  expect(taxNumbersText(lines, { organizer: 'Larch Guides', site: 'Ascendant' })).toBe(
    'GST/HST 123456789 RT0001 (Larch Guides). GST/HST 987654321 RT0001 (Ascendant). QST 1234567890 TQ0001 (Larch Guides).',
  );
});

it('the specification’s rules stay as they are: 13% HST on everything, in one line', () => {
  const quote = quoteTotals(cents(10_000));
  expect(chargeRatesOf(undefined)).toBe(chargeRates);
  expect(quote).not.toHaveProperty('taxes');
  expect(taxLinesOf(quote)).toEqual([{ label: 'HST (13%)', amount: quote.hst }]);
  expect(totalLabelOf(quote)).toBe('Total incl. HST');
});

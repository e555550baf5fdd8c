import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { meansOurPrice, type ClaimedPrice } from './claimed-price';
import { quoteTotals } from './quote';

const ours = quoteTotals(cents(10_000));
/** Our lines with some cents added. */
const claimed = (off: Partial<Record<keyof Omit<ClaimedPrice, 'totals'> | 'total', number>>): ClaimedPrice => ({
  subtotal: cents(ours.subtotal + (off.subtotal ?? 0)),
  bookingFee: cents(ours.bookingFee + (off.bookingFee ?? 0)),
  hst: cents(ours.hst + (off.hst ?? 0)),
  totalBeforeTax: cents(ours.totalBeforeTax + (off.totalBeforeTax ?? 0)),
  totals: [cents(ours.total + (off.total ?? 0))],
});

/** To the cent, as a number on the wire is read. */
const toCents = (dollars: number) => cents(Number((dollars * 100).toFixed(0)));

/** The specification's own arithmetic: 4.3% plus $1.90, then 13% on top, in fractions of a dollar. */
function byTheDocument(dollars: number, round: (amount: number) => number): ClaimedPrice {
  const bookingFee = dollars === 0 ? 0 : round(dollars * 0.043 + 1.9);
  const totalAmount = dollars + bookingFee;
  const tax = round(totalAmount * 0.13);
  return {
    subtotal: toCents(dollars),
    bookingFee: toCents(bookingFee),
    hst: toCents(tax),
    totalBeforeTax: toCents(totalAmount),
    totals: [toCents(totalAmount + tax), toCents(round(totalAmount * 1.13))],
  };
}

describe('MON-06 a client that computes our price', () => {
  it.each([
    ['only at the end', (amount: number) => amount],
    ['each line to the nearest cent', (amount: number) => Math.round(amount * 100) / 100],
    ['each line down', (amount: number) => Math.floor(amount * 100) / 100],
    ['each line up', (amount: number) => Math.ceil(amount * 100) / 100],
  ])('with floating point, rounding %s, means it', (_, round) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), (subtotal) =>
        meansOurPrice(byTheDocument(subtotal / 100, round), quoteTotals(cents(subtotal))),
      ),
      { numRuns: 5_000 },
    );
  });

  it.each([
    [{}, true],
    [{ total: 1 }, true],
    [{ total: -1 }, true],
    [{ total: 2 }, false],
    [{ total: -2 }, false],
    [{ totalBeforeTax: 1 }, true],
    [{ totalBeforeTax: -2 }, false],
    [{ bookingFee: 1, totalBeforeTax: 2, total: 2 }, true],
    [{ bookingFee: 1, hst: 1, totalBeforeTax: 1, total: 2 }, true],
    [{ bookingFee: -1, hst: -1, totalBeforeTax: -1, total: -2 }, true],
    [{ bookingFee: 1, hst: 1, totalBeforeTax: 1, total: 4 }, false],
    [{ bookingFee: 2, totalBeforeTax: 2, total: 2 }, false],
    [{ hst: 2, total: 2 }, false],
    [{ bookingFee: 1, hst: -1, total: 2 }, false],
  ])('off by %o cents: %s', (off, means) => {
    expect(meansOurPrice(claimed(off), ours)).toBe(means);
  });

  it('and sends only the total may be a cent off', () => {
    const total = (off: number) => meansOurPrice({ totals: [cents(ours.total + off)] }, ours);
    expect([-2, -1, 0, 1, 2].map(total)).toEqual([false, true, true, true, false]);
  });

  it('has every total that it sends compared', () => {
    expect(meansOurPrice({ totals: [ours.total, cents(ours.total + 500)] }, ours)).toBe(false);
    expect(meansOurPrice({ totals: [] }, ours)).toBe(true);
  });
});

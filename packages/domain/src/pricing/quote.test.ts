import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents } from '../money';
import { addTax, partyTotals, quoteBooking, quoteTotals } from './quote';
import { chargeRates, chargeRatesOf } from './rates';

/** The rates of MON-03's examples, which stay as they are when ours change. */
const exampleRates = { feeBasisPoints: 430, feeFixedCents: 190, taxBasisPoints: 1300 };

describe('quote', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 190, 25, 216],
    [10_000, 620, 1381, 12_001],
    [12_500, 728, 1720, 14_948],
    [9999, 620, 1380, 11_999],
    [99_999_999, 4_300_190, 13_559_025, 117_859_214],
    [25_000, 1265, 3414, 29_679],
  ])(
    'MON-03 at 4.3% + $1.90 and 13%, a subtotal of %i cents costs a fee of %i, tax of %i, in all %i',
    (subtotal, fee, hst, total) => {
      expect(quoteTotals(cents(subtotal), exampleRates)).toEqual({
        subtotal,
        bookingFee: fee,
        totalBeforeTax: subtotal + fee,
        hst,
        total,
      });
    },
  );

  it('bookings are charged by the rates of today', () => {
    expect(quoteTotals(cents(12_345))).toEqual(quoteTotals(cents(12_345), chargeRates));
    expect(addTax(cents(12_345))).toEqual(addTax(cents(12_345), chargeRates));
  });

  it('other rates give another fee and another tax', () => {
    const rates = { feeBasisPoints: 500, feeFixedCents: 250, taxBasisPoints: 1500 };
    expect(quoteTotals(cents(10_000), rates)).toMatchObject({ bookingFee: 750, hst: 1613, total: 12_363 });
  });

  it('throws for a negative subtotal', () => {
    expect(() => quoteTotals(cents(-1))).toThrow(RangeError);
  });

  it('MON-02 the printed lines always add up to the printed total', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999 }), (subtotal) => {
        const quote = quoteTotals(cents(subtotal));
        expect(addCents(quote.subtotal, quote.bookingFee, quote.hst)).toBe(quote.total);
        expect(quote.totalBeforeTax).toBe(quote.subtotal + quote.bookingFee);
      }),
    );
  });

  const tier = { adultPrice: cents(10_000), childPrice: cents(6000) };
  const adult = { isChild: false };
  const child = { isChild: true };

  it('a child pays the child price and everyone else the adult price', () => {
    const quote = quoteBooking({ tier, attendees: [adult, adult, child] });
    expect(quote).toMatchObject({ adults: 2, children: 1, ticketsTotal: 26_000, discount: 0, subtotal: 26_000 });
  });

  it('a discount comes off before fee and tax', () => {
    const quote = quoteBooking({
      tier,
      attendees: [adult, adult, child],
      discount: { discountType: 'percentage', basisPoints: 1250 },
    });
    expect(quote).toMatchObject({ ticketsTotal: 26_000, discount: 3250, subtotal: 22_750 });
    expect(quote.bookingFee).toBe(quoteTotals(cents(22_750)).bookingFee);
  });

  it('a discount never takes the price below zero, and a total of zero has no fee', () => {
    const quote = quoteBooking({ tier, attendees: [child], discount: { discountType: 'fixed', amount: cents(6001) } });
    expect(quote).toMatchObject({ discount: 6000, subtotal: 0, bookingFee: 0, hst: 0, total: 0 });
  });

  it('a party that’s only counted pays what the same people pay once they have names', () => {
    const { total, bookingFee, hst, subtotal } = quoteBooking({ tier, attendees: [adult, adult, child] });
    expect(partyTotals(tier, { adults: 2, children: 1 })).toMatchObject({ total, bookingFee, hst, subtotal });
    const withoutChildPrice = { adultPrice: tier.adultPrice, childPrice: null };
    expect(partyTotals(withoutChildPrice, { adults: 1, children: 1 })).toEqual(
      partyTotals(withoutChildPrice, { adults: 2, children: 0 }),
    );
    expect(partyTotals({ adultPrice: cents(0), childPrice: null }, { adults: 3, children: 2 }).total).toBe(0);
  });

  it('a party that’s only counted pays the event’s own taxes, as the same people do once they have names', () => {
    const rates = chargeRatesOf([{ tax: 'GST', rate: 5000, jurisdiction: 'CA', onTickets: 'organizer' }]);
    const { total, hst, taxes } = quoteBooking({ tier, attendees: [adult, adult, child], rates });
    expect(partyTotals(tier, { adults: 2, children: 1 }, rates)).toMatchObject({ total, hst, taxes });
    expect(total).not.toBe(partyTotals(tier, { adults: 2, children: 1 }).total);
  });

  it('half a cent of discount is rounded up', () => {
    const quote = quoteBooking({
      tier: { adultPrice: cents(101), childPrice: null },
      attendees: [adult],
      discount: { discountType: 'percentage', basisPoints: 5000 },
    });
    expect(quote.discount).toBe(51);
  });
});

import { array, assert, boolean, constant, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents } from '../money';
import { discountOn, type DiscountTerms } from './discount';
import { ticketsOf } from './party-tickets';
import { addTax, countedTickets, quoteTickets, priceOf, quoteTotals, ticketsTotalOf, type TicketPrices } from './quote';
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
  const discounted = (people: readonly (typeof adult)[], terms: DiscountTerms, prices: TicketPrices = tier) => {
    const tickets = ticketsOf(people, prices);
    return quoteTickets(tickets, discountOn(ticketsTotalOf(tickets), terms));
  };

  it('a child pays the child price and everyone else the adult price', () => {
    const quote = quoteTickets(ticketsOf([adult, adult, child], tier));
    expect(quote).toMatchObject({ adults: 2, children: 1, ticketsTotal: 26_000, discount: 0, subtotal: 26_000 });
  });

  it('a discount comes off before fee and tax', () => {
    const quote = discounted([adult, adult, child], { discountType: 'percentage', basisPoints: 1250 });
    expect(quote).toMatchObject({ ticketsTotal: 26_000, discount: 3250, subtotal: 22_750 });
    expect(quote.bookingFee).toBe(quoteTotals(cents(22_750)).bookingFee);
  });

  it('a discount never takes the price below zero, and a total of zero has no fee', () => {
    const quote = discounted([child], { discountType: 'fixed', amount: cents(6001) });
    expect(quote).toMatchObject({ discount: 6000, subtotal: 0, bookingFee: 0, hst: 0, total: 0 });
  });

  it('a party that’s only counted pays what the same people pay once they have names', () => {
    const { total, bookingFee, hst, subtotal } = quoteTickets(ticketsOf([adult, adult, child], tier));
    expect(quoteTickets(countedTickets({ adults: 2, children: 1 }, tier))).toMatchObject({
      total,
      bookingFee,
      hst,
      subtotal,
    });
    const withoutChildPrice = { adultPrice: tier.adultPrice, childPrice: null };
    expect(quoteTickets(countedTickets({ adults: 1, children: 1 }, withoutChildPrice)).total).toBe(
      quoteTickets(countedTickets({ adults: 2, children: 0 }, withoutChildPrice)).total,
    );
    expect(
      quoteTickets(countedTickets({ adults: 3, children: 2 }, { adultPrice: cents(0), childPrice: null })).total,
    ).toBe(0);
  });

  it('a party that’s only counted pays the event’s own taxes, as the same people do once they have names', () => {
    const rates = chargeRatesOf([{ tax: 'GST', rate: 5000, jurisdiction: 'CA', onTickets: 'organizer' }]);
    const { total, hst, taxes } = quoteTickets(ticketsOf([adult, adult, child], tier), cents(0), rates);
    expect(quoteTickets(countedTickets({ adults: 2, children: 1 }, tier), cents(0), rates)).toMatchObject({
      total,
      hst,
      taxes,
    });
    expect(total).not.toBe(quoteTickets(countedTickets({ adults: 2, children: 1 }, tier)).total);
  });

  it('half a cent of discount is rounded up', () => {
    const quote = discounted(
      [adult],
      { discountType: 'percentage', basisPoints: 5000 },
      { adultPrice: cents(101), childPrice: null },
    );
    expect(quote.discount).toBe(51);
  });

  it('a price type has a price of its own, whatever the age of who comes as it', () => {
    const [senior, infant] = [
      { name: 'Senior', price: cents(8500) },
      { name: 'Infant', price: cents(0) },
    ];
    const people = [adult, { ...adult, priceType: senior }, { ...child, priceType: infant }];
    // Rules' page, "Price types": adult, senior, infant.
    expect(quoteTickets(ticketsOf(people, tier))).toMatchObject({
      adults: 1,
      children: 0,
      types: [
        { name: 'Senior', people: 1, price: 8500 },
        { name: 'Infant', people: 1, price: 0 },
      ],
      subtotal: 18_500,
      bookingFee: 986,
      hst: 2533,
      total: 22_019,
    });
    expect(ticketsOf([adult, child], tier)).not.toHaveProperty('types');
  });

  it('the prices of the people add up to the tickets, whatever they come as', () => {
    const price = integer({ min: 0, max: 1_000_000 }).map(cents);
    const priceType = record({ name: constantFrom('Senior', 'Student', 'Infant'), price: constant(cents(4321)) });
    const person = record({ isChild: boolean(), priceType: option(priceType, { nil: undefined }) });
    const prices = record({ adultPrice: price, childPrice: option(price) });
    assert(
      property(array(person, { maxLength: 20 }), prices, (people, ofTier) => {
        const tickets = ticketsOf(people, ofTier);
        expect(ticketsTotalOf(tickets)).toBe(addCents(...people.map((each) => priceOf(each, ofTier))));
      }),
    );
  });
});

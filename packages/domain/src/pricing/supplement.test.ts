import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { cents } from '../money';
import { taxesOf } from './event-taxes';
import { quoteTickets } from './quote';
import { chargeRatesOf } from './rates';
import { supplementQuote } from './supplement';

const of = (adultPrice: number, discount = 0) =>
  quoteTickets({ adults: 2, children: 0, adultPrice: cents(adultPrice), childPrice: cents(0) }, cents(discount));
const price = of(15_000, 3_000);
const shareOf = (charge: number) => supplementQuote({ price, charge: cents(charge), paid: null });

describe('the quote of a price difference', () => {
  it.each([1, 2, 99, 5_000, price.total - 1, price.total])('of %s cents adds up to it', (charge) => {
    const quote = shareOf(charge);
    expect(quote.total).toBe(charge);
    expect(quote.totalBeforeTax + quote.hst).toBe(charge);
    expect(quote.subtotal + quote.bookingFee).toBe(quote.totalBeforeTax);
    expect(quote.ticketsTotal - quote.discount).toBe(quote.subtotal);
    expect(Math.min(quote.subtotal, quote.bookingFee, quote.hst, quote.discount)).toBeGreaterThanOrEqual(0);
  });

  it('is each line of the new price less what was paid of it, so the fixed part of the fee isn’t paid twice', () => {
    const [was, becomes] = [of(10_000, 2_000), of(15_000, 3_000)];
    const charge = cents(becomes.total - was.total);
    expect(supplementQuote({ price: becomes, charge, paid: [was] })).toMatchObject({
      ticketsTotal: 10_000,
      discount: 1_000,
      subtotal: 9_000,
      bookingFee: becomes.bookingFee - was.bookingFee,
      hst: becomes.hst - was.hst,
      total: charge,
    });
  });

  it('after an earlier supplement, both count as paid', () => {
    const [first, second, third] = [of(10_000), of(11_000), of(12_000)];
    const one = supplementQuote({ price: second, charge: cents(second.total - first.total), paid: [first] });
    const two = supplementQuote({ price: third, charge: cents(third.total - second.total), paid: [first, one] });
    expect(first.subtotal + one.subtotal + two.subtotal).toBe(third.subtotal);
    expect(first.bookingFee + one.bookingFee + two.bookingFee).toBe(third.bookingFee);
  });

  it('under Canada’s rules, each tax is its own difference', () => {
    const organizer = { gst: true, qst: true };
    const rates = chargeRatesOf(taxesOf({ place: 'QC', day: calendarDay('2027-07-02'), organizer }));
    const at = (adultPrice: number) =>
      quoteTickets({ adults: 1, children: 0, adultPrice: cents(adultPrice), childPrice: cents(0) }, cents(0), rates);
    const [was, becomes] = [at(10_000), at(15_000)];
    const quote = supplementQuote({ price: becomes, charge: cents(becomes.total - was.total), paid: [was] });
    expect(quote.taxes?.length).toBe(becomes.taxes?.length);
    expect(quote.subtotal).toBe(5_000);
    expect(quote.hst).toBe(becomes.hst - was.hst);
  });

  it('has the same shares of fee, tax and discount as the price if a part of what was paid has gone back', () => {
    const half = shareOf(Math.round(price.total / 2));
    expect(half.bookingFee).toBe(Math.round((price.bookingFee * half.total) / price.total));
    expect(half.discount).toBe(price.discount / 2);
    expect(half.hst).toBe(Math.round((price.hst * half.total) / price.total));
  });

  it('is for no one, because the people are in the booking that moves', () => {
    expect(shareOf(100)).toMatchObject({ adults: 0, children: 0, adultPrice: 0 });
  });

  it.each([0, -1, price.total + 1])('refuses %s cents', (charge) => {
    expect(() => shareOf(charge)).toThrow(RangeError);
  });
});

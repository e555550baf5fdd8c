import { toWireNumber } from '@ascendant/contract/money';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { expect, test } from 'vitest';
import { parsePendingBooking, withDollars } from '../../storage/pending-booking';
import { buildPendingBooking } from '../../test/build-pending-booking';
import { earlyBirdWire, twoAdults, twoAdultsDiscounted } from '../../test/prices';
import { isOnlyDiscounted, termsOfBooking, termsOfQuote, toOrder, withoutDiscount, withTerms } from './checkout-terms';

const booking = buildPendingBooking();
const larch = earlyBirdWire(twoAdultsDiscounted);

test('HST is added to the total the dialog showed', () => {
  const { quote } = termsOfBooking(booking);
  expect([quote.totalBeforeTax, quote.hst, quote.total]).toEqual([
    twoAdults.totalBeforeTax,
    twoAdults.hst,
    twoAdults.total,
  ]);
});

test('the order has every agreed amount, in dollars', () => {
  expect(toOrder(booking, termsOfQuote(larch, 'LARCH10'))).toMatchObject({
    subtotal: 979.2,
    bookingFee: toWireNumber(twoAdultsDiscounted.bookingFee),
    totalAmount: toWireNumber(twoAdultsDiscounted.totalBeforeTax),
    tax: toWireNumber(twoAdultsDiscounted.hst),
    totalWithTax: toWireNumber(twoAdultsDiscounted.total),
    discountCode: 'LARCH10',
  });
});

test('terms agreed with a code are the same after a reload', () => {
  const agreed = termsOfQuote(larch, 'LARCH10');
  expect(termsOfBooking(withTerms(booking, agreed))).toEqual(agreed);
});

test('removing the code restores the earlier price', () => {
  expect(withoutDiscount(termsOfQuote(larch, 'LARCH10'), booking)).toEqual(termsOfBooking(booking));
});

test('under Canada’s rules the taxes are the event’s, before and after a reload and without a code', () => {
  const onFee = { tax: 'GST', rate: 5000, jurisdiction: 'CA', onTickets: null } as const;
  const provincial = { ...booking, taxes: [onFee] };
  const { quote } = termsOfBooking(provincial);
  const expected = quoteTotals(booking.subtotal, chargeRatesOf([onFee]));
  expect(quote).toMatchObject(expected);
  expect(quote.hst).toBeLessThan(termsOfBooking(booking).quote.hst);
  const stored = parsePendingBooking(JSON.stringify(withDollars(provincial)));
  expect(stored).toEqual({ kind: 'found', booking: provincial });
  expect(withoutDiscount(termsOfQuote(larch, 'LARCH10'), provincial).quote).toMatchObject(
    quoteTotals(twoAdults.subtotal, chargeRatesOf([onFee])),
  );
});

test('a discount on the same tickets needs no approval; any other change does', () => {
  const before = termsOfBooking(booking);
  const after = termsOfQuote(larch, 'LARCH10');
  expect(isOnlyDiscounted(before, after)).toBe(true);
  expect(isOnlyDiscounted(before, before)).toBe(false);
  expect(isOnlyDiscounted(before, { ...after, pricingTierId: 2 })).toBe(false);
  expect(isOnlyDiscounted(before, { ...after, quote: { ...after.quote, ticketsTotal: cents(136_000) } })).toBe(false);
});

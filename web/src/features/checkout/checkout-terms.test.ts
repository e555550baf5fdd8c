import { toWireNumber } from '@ascendant/contract/money';
import { cents } from '@ascendant/domain/money';
import { expect, test } from 'vitest';
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
  expect(withoutDiscount(termsOfQuote(larch, 'LARCH10'))).toEqual(termsOfBooking(booking));
});

test('a discount on the same tickets needs no approval; any other change does', () => {
  const before = termsOfBooking(booking);
  const after = termsOfQuote(larch, 'LARCH10');
  expect(isOnlyDiscounted(before, after)).toBe(true);
  expect(isOnlyDiscounted(before, before)).toBe(false);
  expect(isOnlyDiscounted(before, { ...after, pricingTierId: 2 })).toBe(false);
  expect(isOnlyDiscounted(before, { ...after, quote: { ...after.quote, ticketsTotal: cents(136_000) } })).toBe(false);
});

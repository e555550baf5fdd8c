import type { WireQuote } from '@ascendant/contract/booking';
import { cents } from '@ascendant/domain/money';
import { expect, test } from 'vitest';
import { buildPendingBooking } from '../../test/build-pending-booking';
import { isOnlyDiscounted, termsOfBooking, termsOfQuote, toOrder, withoutDiscount, withTerms } from './checkout-terms';

const booking = buildPendingBooking();
const larch: WireQuote = {
  pricingTierId: 1,
  tierType: 'early_bird',
  adults: 2,
  children: 0,
  adultPrice: '544.00',
  childPrice: '328.00',
  ticketsTotal: '1088.00',
  discount: '108.80',
  subtotal: '979.20',
  bookingFee: '44.01',
  totalBeforeTax: '1023.21',
  hst: '133.02',
  total: '1156.23',
};

test('HST is added to the total the dialog showed', () => {
  const { quote } = termsOfBooking(booking);
  expect([quote.totalBeforeTax, quote.hst, quote.total]).toEqual([113_668, 14_777, 128_445]);
});

test('the order has every agreed amount, in dollars', () => {
  expect(toOrder(booking, termsOfQuote(larch, 'LARCH10'))).toMatchObject({
    subtotal: 979.2,
    bookingFee: 44.01,
    totalAmount: 1023.21,
    tax: 133.02,
    totalWithTax: 1156.23,
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

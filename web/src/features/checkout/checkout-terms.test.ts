// @vitest-environment node
import { toWireNumber } from '@ascendant/contract/money';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { expect, test } from 'vitest';
import { parsePendingBooking, withDollars } from '../../storage/pending-booking';
import { buildPendingBooking } from '../../test/build-pending-booking';
import { earlyBirdWire, twoAdults, twoAdultsDiscounted } from '../../test/prices';
import { isOnlyDiscounted, termsOfBooking, termsOfQuote, toOrder, withTerms, withoutDiscount } from './checkout-terms';
import { cardForm } from './sandbox/card-check';
import { formatExpiry, groupDigits, readExpiry, toCard } from './sandbox/card-form';

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

const card = { number: '4242 4242 4242 4242', expiry: '09 / 29', cvc: '123' };

function problems(changes: Partial<typeof card>) {
  const parsed = cardForm.safeParse({ ...card, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

test('a test card is accepted, and its digits sent without spaces', () => {
  expect(problems({})).toEqual([]);
  expect(toCard(card)).toEqual({ number: '4242424242424242', expMonth: 9, expYear: 2029, cvc: '123' });
});

test.each(['4111 1111 1111 1111', '5555 5555 5555 4444', '378282246310005', '4242 4242 4242 4241', '42'])(
  "PAY-19 %s isn't a test card and is refused before it's sent",
  (number) => {
    expect(problems({ number })).toEqual(['That isn’t a test card. Don’t enter a real card here.']);
  },
);

test('the security code has 3 digits', () => {
  for (const cvc of ['31', '3123', 'abc', '']) expect(problems({ cvc })).toEqual(['Enter 3 digits']);
});

test.each([
  ['09 / 29', 9, 2029],
  ['9/29', 9, 2029],
  ['0929', 9, 2029],
  ['12-2031', 12, 2031],
])('an expiry date can be written %s', (text, month, year) => {
  expect(readExpiry(text)).toEqual({ month, year });
});

test.each(['13 / 29', '00 / 29', '9', '', '09 / 3'])("%j isn't an expiry date", (text) => {
  expect(readExpiry(text)).toBeNull();
});

test('digits are grouped in fours, and month and year separated, while typing', () => {
  expect(groupDigits('42424')).toBe('4242 4');
  expect(groupDigits('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  expect(formatExpiry('09')).toBe('09');
  expect(formatExpiry('092')).toBe('09 / 2');
});

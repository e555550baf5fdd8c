import { expect, test } from 'vitest';
import { cents } from '../money';
import { bookingFeeLabel, chargeLabels, partyTotalLabel, taxLabel, totalWithTaxLabel } from './charge-label';
import { chargeRates, rateLabel } from './rates';

const labels = chargeLabels({ feeBasisPoints: 430, feeFixedCents: 190, taxBasisPoints: 1300 });

test('the fee and the tax are labelled as the specification prints them', () => {
  expect(labels.bookingFeeLabel).toBe('Booking Fee (4.3% + $1.90)');
  expect(labels.bookingFeeRate).toBe('4.3% + $1.90');
  expect(labels.taxLabel).toBe('HST (13%)');
  expect(totalWithTaxLabel).toBe('Total incl. HST');
});

test('screens show the rates that bookings are charged by', () => {
  expect({ bookingFeeLabel, taxLabel }).toEqual({
    bookingFeeLabel: chargeLabels(chargeRates).bookingFeeLabel,
    taxLabel: chargeLabels(chargeRates).taxLabel,
  });
});

test('the terms page names both rates', () => {
  expect(labels.chargesSentence).toBe(
    'A booking costs the price of its tickets, a booking fee of 4.3% of that price plus $1.90, and 13% HST on both.',
  );
});

test.each([
  [0, '0%'],
  [1, '0.01%'],
  [430, '4.3%'],
  [1300, '13%'],
  [1498, '14.98%'],
])('%i basis points read %s', (basisPoints, label) => {
  expect(rateLabel(basisPoints)).toBe(label);
});

test('a party’s total names its currency, and nothing to pay is free', () => {
  expect(partyTotalLabel({ total: cents(42_644) }, 'usd')).toBe('$426.44 USD');
  expect(partyTotalLabel({ total: cents(0) }, 'cad')).toBe('Free');
});

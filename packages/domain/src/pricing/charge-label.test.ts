import { expect, test } from 'vitest';
import { bookingFeeLabel, bookingFeeRate, chargesSentence, taxLabel, totalWithTaxLabel } from './charge-label';
import { rateLabel } from './rates';

test('the fee and the tax are labelled as the specification prints them', () => {
  expect(bookingFeeLabel).toBe('Booking Fee (4.3% + $1.90)');
  expect(bookingFeeRate).toBe('4.3% + $1.90');
  expect(taxLabel).toBe('HST (13%)');
  expect(totalWithTaxLabel).toBe('Total incl. HST');
});

test('the terms page names both rates', () => {
  expect(chargesSentence).toBe(
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

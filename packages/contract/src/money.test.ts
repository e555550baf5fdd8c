import { cents } from '@ascendant/domain/money';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fromSignedWire, fromWire, toWire, toWireNumber, tryFromWire } from './money';
import { claimedAmount, priceText, signedPriceText } from './wire';

const amount = integer({ min: 0, max: 99_999_999_999 }).map(cents);

test('an amount reads back as the same cents, from text and from a number', () => {
  assert(
    property(amount, (each) => {
      expect(fromWire(toWire(each))).toBe(each);
      expect(fromWire(toWireNumber(each))).toBe(each);
      expect(priceText.parse(toWire(each))).toBe(toWire(each));
      expect(claimedAmount.parse(toWireNumber(each))).toBe(each);
    }),
  );
});

test('an amount is written in dollars with two decimals, or as a plain number', () => {
  expect([toWire(cents(0)), toWire(cents(5)), toWire(cents(54_400))]).toEqual(['0.00', '0.05', '544.00']);
  expect([toWireNumber(cents(54_400)), toWireNumber(cents(54_450))]).toEqual([544, 544.5]);
});

test('a number is rounded to the cent, so that a sum of floats reads as it was meant', () => {
  expect(fromWire(0.1 + 0.2)).toBe(30);
  expect(fromWire(1136.68 * 1.13)).toBe(128_445);
});

test.each(['', '12,50', '-1.00', '1.234', '1e3', ' 1', 'NaN', -0.01, Number.NaN, Infinity])(
  '%j is not an amount',
  (text) => {
    expect(tryFromWire(text)).toBeNull();
    expect(() => fromWire(text)).toThrow(RangeError);
    expect(claimedAmount.safeParse(text).success).toBe(false);
  },
);

test.each(['1', '1.5', '1.500', '-1.00', '1,000.00', '$1.00'])('a reply never carries %j', (text) => {
  expect(priceText.safeParse(text).success).toBe(false);
});

test('a figure can be negative, and a line often is', () => {
  expect(['-12.50', '0.00', '1161.72'].map(fromSignedWire)).toEqual([-1250, 0, 116_172]);
  expect([-11.87, -0.001, 0, 80].map(fromSignedWire)).toEqual([-1187, 0, 0, 8000]);
  expect(signedPriceText.safeParse('-12.50').success).toBe(true);
  expect(() => fromSignedWire('--1.00')).toThrow(RangeError);
});

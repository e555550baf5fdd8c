import { expect, test } from 'vitest';
import { cents } from '../money';
import { childPriceOf, tierName } from './tier';

const adultsOnly = { adultPrice: cents(10_000), childPrice: null };

test('without a child price, children cost as much as adults', () => {
  expect(childPriceOf(adultsOnly)).toBe(10_000);
});

test('a free child ticket is free', () => {
  expect(childPriceOf({ adultPrice: cents(10_000), childPrice: cents(0) })).toBe(0);
});

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('a tier type %s has no name of ours', (type) => {
  expect(typeof tierName(type)).toBe('string');
});

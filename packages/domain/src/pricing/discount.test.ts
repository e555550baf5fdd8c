import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money';
import { discountOn, discountTerms, normaliseDiscountCode } from './discount';

test('a stored value in hundredths is basis points of a percentage and cents of a fixed amount', () => {
  expect(discountTerms('percentage', 1250)).toEqual({ discountType: 'percentage', basisPoints: 1250 });
  expect(discountTerms('fixed', 1250)).toEqual({ discountType: 'fixed', amount: 1250 });
});

test('a discount never takes off more than the tickets cost', () => {
  assert(
    property(integer({ min: 0, max: 10_000_000 }), integer({ min: 0, max: 20_000 }), (tickets, hundredths) => {
      for (const type of ['percentage', 'fixed'] as const) {
        const discount = discountOn(cents(tickets), discountTerms(type, hundredths));
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(tickets);
      }
    }),
  );
});

test('100% takes off everything', () => {
  expect(discountOn(cents(9999), discountTerms('percentage', 10_000))).toBe(9999);
  expect(discountOn(cents(9999), discountTerms('percentage', 9999))).toBe(9998);
});

test('codes are compared in capitals, without spaces around them', () => {
  expect(normaliseDiscountCode(' summer-26 ')).toBe('SUMMER-26');
});

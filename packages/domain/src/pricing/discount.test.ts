import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money';
import { discountOn, discountOnMove, discountTerms, normaliseDiscountCode } from './discount';

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

test.each([
  // 90% of a $20 date was $18: no more of a dearer one, and less of a cheaper one.
  ['date', 1800, 60_000, 1800],
  ['date', 1800, 2000, 1800],
  ['date', 1800, 1999, 1799],
  ['date', 1800, 2001, 1800],
  ['date', 1800, 0, 0],
  // A code of the series takes off any date what it says.
  ['series', 1800, 60_000, 54_000],
  ['series', 1800, 1000, 900],
] as const)(
  'a code of a %s that took off %s takes %s less %s when the booking moves',
  (covers, given, tickets, off) => {
    const code = { terms: discountTerms('percentage', 9000), covers, given: cents(given) };
    expect(discountOnMove(cents(tickets), code)).toBe(off);
  },
);

test('a fixed code takes off a date that a booking moves to what it took off, and no more than the tickets cost', () => {
  const code = { terms: discountTerms('fixed', 1000), covers: 'date', given: cents(1000) } as const;
  expect([999, 1000, 1001].map((tickets) => discountOnMove(cents(tickets), code))).toEqual([999, 1000, 1000]);
});

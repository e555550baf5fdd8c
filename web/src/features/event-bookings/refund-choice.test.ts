import { expect, test } from 'vitest';
import { canRefund, leftOf, refundOf, type RefundableBooking } from './refund-choice';

const paid: RefundableBooking = {
  status: 'confirmed',
  paymentStatus: 'completed',
  total: '120.01',
  refunded: '20.00',
};

test('what is left is what was charged less what went back', () => {
  expect(leftOf(paid)).toBe(10_001);
});

test.each([
  [null, 10_001, true],
  ['100.01', 10_001, true],
  ['100', 10_000, false],
  ['$1,00.00', 10_000, false],
  ['0.01', 1, false],
])('to give back %j is %i cents and ends the booking: %s', (wanted, amount, endsBooking) => {
  expect(refundOf(paid, wanted)).toEqual({ ok: true, value: { amount, endsBooking } });
});

test.each(['100.02', '', '0', '-5', '1.234', 'all'])('%j cannot go back', (wanted) => {
  expect(refundOf(paid, wanted).ok).toBe(false);
});

test('a free booking is ended without money', () => {
  expect(refundOf({ ...paid, total: '0.00', refunded: '0.00' }, null)).toMatchObject({
    value: { amount: 0, endsBooking: true },
  });
});

test('only a confirmed booking can be refunded', () => {
  expect(canRefund(paid)).toBe(true);
  expect(canRefund({ status: 'cancelled', paymentStatus: 'refund_pending' })).toBe(false);
});

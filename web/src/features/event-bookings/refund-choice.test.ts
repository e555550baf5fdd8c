// @vitest-environment node
import { expect, test } from 'vitest';
import { canRefund, leftOf, refundOf, type RefundableBooking } from './refund-choice';

const paid: RefundableBooking = {
  status: 'confirmed',
  paymentStatus: 'completed',
  total: '120.01',
  refunded: '20.00',
  takenByBank: '0.00',
  disputed: false,
};

test("what's left is what was charged minus what was refunded", () => {
  expect(leftOf(paid)).toBe(10_001);
});

test('what a bank returned in a dispute isn’t left either', () => {
  expect(leftOf({ ...paid, takenByBank: '40.00' })).toBe(6001);
});

test('nothing can be refunded while the bank decides a dispute', () => {
  expect(refundOf({ ...paid, disputed: true }, '5')).toMatchObject({ ok: false, code: 'payment_disputed' });
});

test.each([
  [null, 10_001, true],
  ['100.01', 10_001, true],
  ['100', 10_000, false],
  ['$1,00.00', 10_000, false],
  ['0.01', 1, false],
])('refunding %j is %i cents and cancels the booking: %s', (wanted, amount, endsBooking) => {
  expect(refundOf(paid, wanted)).toEqual({ ok: true, value: { amount, endsBooking } });
});

test.each(['100.02', '', '0', '-5', '1.234', 'all'])("%j can't be refunded", (wanted) => {
  expect(refundOf(paid, wanted).ok).toBe(false);
});

test('a free booking is cancelled without a refund', () => {
  expect(refundOf({ ...paid, total: '0.00', refunded: '0.00' }, null)).toMatchObject({
    value: { amount: 0, endsBooking: true },
  });
});

test('only a confirmed booking can be refunded', () => {
  expect(canRefund(paid)).toBe(true);
  expect(canRefund({ status: 'cancelled', paymentStatus: 'refund_pending', disputed: false })).toBe(false);
  expect(canRefund({ ...paid, disputed: true })).toBe(false);
});

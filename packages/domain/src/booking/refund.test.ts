import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { bookingTransitions } from './lifecycle';
import { planRefund, type RefundableBooking } from './refund';

const paid: RefundableBooking = {
  state: 'confirmed/completed',
  total: cents(12_001),
  refunded: zeroCents,
  isDisputed: false,
};

describe('manual refunds', () => {
  it('a full refund ends the booking', () => {
    expect(planRefund(paid, null)).toEqual({ ok: true, value: { amount: 12_001, endsBooking: true } });
    expect(planRefund(paid, cents(12_001))).toEqual({ ok: true, value: { amount: 12_001, endsBooking: true } });
  });

  it('PAY-22 nothing is refunded while the bank decides a dispute, and everything once it has', () => {
    expect(planRefund({ ...paid, isDisputed: true }, cents(1))).toMatchObject({ ok: false, code: 'payment_disputed' });
    expect(planRefund({ ...paid, isDisputed: true }, null)).toMatchObject({ ok: false, code: 'payment_disputed' });
    expect(planRefund(paid, null)).toMatchObject({ ok: true });
  });

  it('a partial refund leaves the booking confirmed', () => {
    expect(planRefund(paid, cents(12_000))).toEqual({ ok: true, value: { amount: 12_000, endsBooking: false } });
  });

  it('refunding the rest after a partial refund ends the booking, and one cent more is refused', () => {
    const partly = { ...paid, refunded: cents(2001) };
    expect(planRefund(partly, cents(10_000))).toMatchObject({ value: { endsBooking: true } });
    expect(planRefund(partly, cents(10_001))).toMatchObject({
      code: 'refund_too_large',
      message: 'You can refund up to $100.00',
    });
  });

  it('a free booking ends, and so does one already refunded at the provider', () => {
    expect(planRefund({ ...paid, total: zeroCents }, null)).toMatchObject({ value: { amount: 0, endsBooking: true } });
    expect(planRefund({ ...paid, refunded: cents(12_001) }, null)).toMatchObject({
      value: { amount: 0, endsBooking: true },
    });
  });

  it('only a confirmed booking can be refunded', () => {
    const states = new Set(bookingTransitions.flat());
    states.delete('confirmed/completed');
    for (const state of states) expect(planRefund({ ...paid, state }, null)).toMatchObject({ code: 'not_confirmed' });
  });

  it('a refund must be more than zero', () => {
    expect(() => planRefund(paid, zeroCents)).toThrow(RangeError);
    expect(() => planRefund(paid, cents(-1))).toThrow(RangeError);
  });
});

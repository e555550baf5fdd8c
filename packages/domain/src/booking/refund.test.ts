import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { bookingTransitions } from './lifecycle';
import { planRefund, type RefundableBooking, refundOutcome, type EndedMoney, spreadBack } from './refund';

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

const nothing: EndedMoney = { pending: 0, failed: 0, closed: 0, refundedCents: 0, lostCents: 0 };

describe('the money of a booking that has ended', () => {
  it.each([
    ['is refunded once every refund went back', { refundedCents: 5000 }, 'refunded'],
    ['is on its way while a refund is pending', { refundedCents: 5000, pending: 1 }, 'refund_pending'],
    ['isn’t refunded while one part of it failed', { refundedCents: 5000, failed: 1 }, 'refund_failed'],
    ['has failed even while another part is on its way', { pending: 1, failed: 1 }, 'refund_failed'],
    ['is closed if an admin closed what didn’t go back', { closed: 1 }, 'refund_closed'],
    ['is closed if a part went back and the rest was closed', { refundedCents: 5000, closed: 1 }, 'refund_closed'],
    ['went back through the bank if a dispute was lost', { lostCents: 5000 }, 'charged_back'],
    ['is refunded if the bank took only a part', { refundedCents: 4000, lostCents: 1000 }, 'refunded'],
    ['is as it should be if all of it is kept', {}, 'refunded'],
  ] as const)('%s', (_rule, money, outcome) => {
    expect(refundOutcome({ ...nothing, ...money })).toBe(outcome);
  });
});

const part = (total: number, refunded = 0, kept = 0) => ({
  total: cents(total),
  refunded: cents(refunded),
  kept: cents(kept),
});

it.each([
  ['the latest payment goes back first', [part(50), part(100)], 40, 0, [40, 0], [0, 0]],
  ['exactly what is left of it', [part(50), part(100)], 50, 0, [50, 0], [0, 0]],
  ['a cent more comes from the one before', [part(50), part(100)], 51, 0, [50, 1], [0, 0]],
  ['what has gone back of it counts', [part(50, 20, 10), part(100)], 30, 0, [20, 10], [0, 0]],
  ['what is kept is spread after what goes back', [part(50), part(100)], 75, 75, [50, 25], [0, 75]],
  ['nothing is kept beyond what is left', [part(290), part(10)], 75, 75, [75, 0], [75, 0]],
  ['the first payment takes what is over', [part(100, 60)], 70, 0, [70], [0]],
])('%s', (_, parts, refund, kept, refunds, keeps) => {
  const spread = spreadBack(parts, { refund: cents(refund), kept: cents(kept) });
  expect(spread.map((each) => each.refund)).toEqual(refunds);
  expect(spread.map((each) => each.kept)).toEqual(keeps);
});

it('a booking with one payment has nothing to spread', () => {
  expect(spreadBack([part(100)], { refund: cents(30), kept: cents(70) })).toEqual([{ refund: 30, kept: 70 }]);
  expect(spreadBack([], { refund: zeroCents, kept: zeroCents })).toEqual([]);
});

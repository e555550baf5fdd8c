import { describe, expect, it } from 'vitest';
import { bookingTransitions, canMoveBooking, canMoveHold, canMovePayment, paymentStatuses } from './lifecycle';

const terminalBookings = [
  'cancelled/failed',
  'cancelled/completed',
  'cancelled/refund_closed',
  'cancelled/charged_back',
];

describe('the life of a booking', () => {
  it('PAY-01 terminal states have no transitions', () => {
    expect(bookingTransitions.filter(([from]) => terminalBookings.includes(from))).toEqual([]);
  });

  it('PAY-01 a confirmed booking never goes back to pending', () => {
    expect(canMoveBooking('confirmed/completed', 'pending/pending')).toBe(false);
    expect(canMoveBooking('pending/failed', 'confirmed/completed')).toBe(true);
    expect(canMoveBooking('pending/pending', 'cancelled/refunded')).toBe(false);
  });

  it('T12 what was refunded can fail at the bank, and is then repeated, closed or returned by the bank', () => {
    expect(bookingTransitions.filter(([from]) => from === 'cancelled/refunded')).toEqual([
      ['cancelled/refunded', 'cancelled/refund_failed'],
    ]);
    expect(canMoveBooking('cancelled/refund_failed', 'cancelled/refund_pending')).toBe(true);
    expect(canMoveBooking('cancelled/refund_failed', 'confirmed/completed')).toBe(false);
  });

  it('PAY-01 a hold ends only once', () => {
    expect(canMoveHold('active', 'consumed')).toBe(true);
    expect(canMoveHold('expired', 'consumed')).toBe(false);
    expect(canMoveHold('consumed', 'released')).toBe(false);
  });

  it('PAY-01 a successful payment can only be refunded', () => {
    expect(paymentStatuses.filter((to) => canMovePayment('succeeded', to))).toEqual(['refund_pending']);
    expect(paymentStatuses.filter((to) => canMovePayment('refunded', to))).toEqual(['refund_failed']);
    expect(paymentStatuses.filter((to) => canMovePayment('refund_closed', to))).toEqual([]);
    expect(paymentStatuses.filter((to) => canMovePayment('charged_back', to))).toEqual([]);
    expect(paymentStatuses.filter((to) => canMovePayment('canceled', to))).toEqual([]);
  });
});

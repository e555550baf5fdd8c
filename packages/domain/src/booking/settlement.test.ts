import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { settle, type IntentNow, type SettlementFacts } from './settlement';

const paid: IntentNow = {
  status: 'succeeded',
  amountReceived: cents(12_001),
  currency: 'usd',
  metadata: { hold: '4', booking: '9' },
  wasDeclined: false,
};

function facts(changes: Partial<SettlementFacts> = {}): SettlementFacts {
  return {
    state: 'pending/pending',
    holdId: 4,
    bookingId: 9,
    total: cents(12_001),
    currency: 'usd',
    seatsKeptOrFree: true,
    discountKeptOrFree: true,
    eventIsOpen: true,
    canChange: true,
    intent: paid,
    ...changes,
  };
}

describe('settling a payment', () => {
  it('T4 a payment that went through confirms its booking', () => {
    expect(settle(facts())).toEqual({ act: 'confirm' });
  });

  it('T4 a declined booking whose next card pays is confirmed', () => {
    expect(settle(facts({ state: 'pending/failed' }))).toEqual({ act: 'confirm' });
  });

  it.each(['confirmed/completed', 'cancelled/failed', 'cancelled/refunded', 'cancelled/refund_pending'] as const)(
    'PAY-08 a booking that is %s stays so',
    (state) => {
      expect(settle(facts({ state }))).toEqual({ act: 'nothing' });
    },
  );

  it('T7 PAY-12 a payment too late for its seats is refunded', () => {
    expect(settle(facts({ seatsKeptOrFree: false }))).toEqual({ act: 'refund', reason: 'no_seats' });
    expect(settle(facts({ discountKeptOrFree: false }))).toEqual({ act: 'refund', reason: 'no_seats' });
  });

  it('T7 a payment for an event that has since been cancelled is refunded', () => {
    expect(settle(facts({ eventIsOpen: false }))).toEqual({ act: 'refund', reason: 'event_cancelled' });
  });

  it('T7 a payment for a move that is no longer possible is refunded, before it takes seats', () => {
    expect(settle(facts({ canChange: false, seatsKeptOrFree: false }))).toEqual({
      act: 'refund',
      reason: 'booking_changed',
    });
    expect(settle(facts({ canChange: false, state: 'confirmed/completed' }))).toEqual({ act: 'nothing' });
  });

  it.each([
    ['amount', { ...paid, amountReceived: cents(12_000) }],
    ['currency', { ...paid, currency: 'cad' }],
    ['hold', { ...paid, metadata: { hold: '5', booking: '9' } }],
    ['booking', { ...paid, metadata: { hold: '4' } }],
  ])('T7 a payment with another %s than ours is refunded, never confirmed', (_what, intent) => {
    expect(settle(facts({ intent }))).toEqual({ act: 'refund', reason: 'amount_mismatch' });
  });

  it('T3 a decline is recorded once', () => {
    const declined: IntentNow = { ...paid, status: 'requires_payment', amountReceived: cents(0), wasDeclined: true };
    expect(settle(facts({ intent: declined }))).toEqual({ act: 'decline' });
    expect(settle(facts({ intent: declined, state: 'pending/failed' }))).toEqual({ act: 'nothing' });
    expect(settle(facts({ intent: { ...declined, wasDeclined: false } }))).toEqual({ act: 'nothing' });
  });

  it('T5 a canceled intent closes the booking', () => {
    expect(settle(facts({ intent: { ...paid, status: 'canceled' } }))).toEqual({ act: 'close' });
  });

  it.each(['processing', 'requires_action'] as const)('waits while the provider says %s', (status) => {
    expect(settle(facts({ intent: { ...paid, status } }))).toEqual({ act: 'nothing' });
  });
});

import type { Cents } from '../money';
import type { SettlementRefundReason } from '../payment/payment-fields';
import type { BookingState } from './lifecycle';

/** A payment's current state at the provider, always read from its API and never from a webhook (rule PAY-07). */
export interface IntentNow {
  readonly status: 'requires_payment' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  readonly amountReceived: Cents;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly wasDeclined: boolean;
}

/** What we know while holding the locks of event, discount, booking and payment. */
export interface SettlementFacts {
  readonly state: BookingState;
  readonly holdId: number;
  readonly bookingId: number;
  readonly total: Cents;
  readonly currency: string;
  /** The hold still has its seats, or enough seats are free. */
  readonly seatsKeptOrFree: boolean;
  /** The same for its use of the discount code; true without a code. */
  readonly discountKeptOrFree: boolean;
  readonly eventIsOpen: boolean;
  /** The booking that a supplement is for can still change for it; true for any other payment. */
  readonly canChange: boolean;
  readonly intent: IntentNow;
}

export type Settlement =
  /** Nothing to do: it's already settled, or nothing has happened yet. */
  | { readonly act: 'nothing' }
  /** T4 */
  | { readonly act: 'confirm' }
  /** T7 */
  | { readonly act: 'refund'; readonly reason: SettlementRefundReason }
  /** T3 */
  | { readonly act: 'decline' }
  /** T5, T6: the provider won't accept this payment any more. */
  | { readonly act: 'close' };

/**
 * What a payment's state at the provider means for its booking. The confirm call, the webhook and the reconciler all ask this one
 * function, so their order doesn't matter.
 * Source: transitions T3 to T7; rules PAY-07, PAY-08, PAY-12.
 */
export function settle(facts: SettlementFacts): Settlement {
  if (!isOpen(facts.state)) return { act: 'nothing' };
  switch (facts.intent.status) {
    case 'succeeded':
      return settlePaid(facts);
    case 'canceled':
      return { act: 'close' };
    case 'requires_payment':
      return facts.intent.wasDeclined && facts.state === 'pending/pending' ? { act: 'decline' } : { act: 'nothing' };
    case 'requires_action':
    case 'processing':
      return { act: 'nothing' };
  }
}

function isOpen(state: BookingState): boolean {
  return state === 'pending/pending' || state === 'pending/failed';
}

function settlePaid(facts: SettlementFacts): Settlement {
  if (!matches(facts)) return { act: 'refund', reason: 'amount_mismatch' };
  if (!facts.eventIsOpen) return { act: 'refund', reason: 'event_cancelled' };
  if (!facts.canChange) return { act: 'refund', reason: 'booking_changed' };
  if (!facts.seatsKeptOrFree || !facts.discountKeptOrFree) return { act: 'refund', reason: 'no_seats' };
  return { act: 'confirm' };
}

function matches({ intent, total, currency, holdId, bookingId }: SettlementFacts): boolean {
  return (
    intent.amountReceived === total &&
    intent.currency === currency &&
    intent.metadata['hold'] === String(holdId) &&
    intent.metadata['booking'] === String(bookingId)
  );
}

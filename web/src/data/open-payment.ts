import type { BookingData } from '@ascendant/contract/booking';
import type { NearestDate } from '@ascendant/contract/event-dates';
import { toWireNumber } from '@ascendant/contract/money';
import type { WireQuote } from '@ascendant/contract/quote-schema';
import type { Cents } from '@ascendant/domain/money';
import { ApiError } from '../api/api-error';
import { call, type CallReply } from '../api/client';
import { ownVisit } from '../storage/widget-visit';
import { nearestDateIn } from './event-dates';
import { askedToWait, sendUntilAnswered } from './send-again';

export type PaymentIntent = CallReply<'createPaymentIntent'>;

/** The outcome of asking for a payment. */
export type Opening =
  | { readonly kind: 'open'; readonly intent: PaymentIntent; readonly heldUntilMs: number }
  | { readonly kind: 'price_changed'; readonly quote: WireQuote }
  | { readonly kind: 'nothing_to_pay' }
  | { readonly kind: 'code_refused'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string | null; readonly nearest: NearestDate | null };

export interface OpenRequest {
  /** The total that the person has agreed to. */
  readonly total: Cents;
  readonly order: BookingData;
}

/**
 * Holds the seats and opens a payment for them. It's asked again if the connection is lost or the server says that it's busy.
 * Every reply of the server is an outcome; none is thrown. Source: rule IDE-03.
 */
export async function openPayment({ total, order }: OpenRequest): Promise<Opening> {
  const body = { amount: toWireNumber(total), eventId: order.eventId, bookingData: { ...order, ...ownVisit() } };
  try {
    const intent = await sendUntilAnswered(
      (idempotencyKey) => call('POST /api/create-payment-intent', { body, idempotencyKey }),
      (error) => error instanceof ApiError && !askedToWait(error),
    );
    return { kind: 'open', intent, heldUntilMs: Date.now() + heldForMs(intent) };
  } catch (error) {
    return await openingOf(error);
  }
}

/** Both times are the server's, so a wrong clock on this device doesn't shorten or lengthen the hold. */
export function heldForMs({ expiresAt, serverTime }: PaymentIntent): number {
  return Date.parse(expiresAt) - Date.parse(serverTime);
}

async function openingOf(error: unknown): Promise<Opening> {
  if (!(error instanceof ApiError)) return { kind: 'failed', sentence: null, nearest: null };
  if (error.code === 'nothing_to_pay') return { kind: 'nothing_to_pay' };
  if (error.code === 'discount_refused') return { kind: 'code_refused', sentence: error.sentence ?? '' };
  const quote = error.code === 'price_changed' ? await changedQuote(error.body) : null;
  if (quote !== null) return { kind: 'price_changed', quote };
  const sentence = error.status < 500 || error.status === 503 ? error.sentence : null;
  return { kind: 'failed', sentence, nearest: nearestDateIn(error) };
}

/** The new price in a refusal. What checks it is loaded then: it's rare. */
async function changedQuote(body: unknown): Promise<WireQuote | null> {
  try {
    const { priceChange } = await import('./price-change-check');
    return priceChange.parse(body).quote;
  } catch {
    return null;
  }
}

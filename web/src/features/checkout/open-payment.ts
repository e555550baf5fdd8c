import { z } from 'zod';
import { wireQuote, type WireQuote } from '@ascendant/contract/booking';
import { toWireNumber } from '@ascendant/contract/money';
import { ApiError } from '../../api/api-error';
import { call, type CallReply } from '../../api/client';
import { newIdempotencyKey } from '../../api/idempotency-key';
import type { PendingBooking } from '../../storage/pending-booking';
import { toOrder, type CheckoutTerms } from './checkout-terms';

export type PaymentIntent = CallReply<'createPaymentIntent'>;

/** What became of asking for a payment on these terms. */
export type Opening =
  | { readonly kind: 'open'; readonly intent: PaymentIntent; readonly heldUntilMs: number }
  | { readonly kind: 'price_changed'; readonly quote: WireQuote }
  | { readonly kind: 'nothing_to_pay' }
  | { readonly kind: 'code_refused'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string | null };

const priceChanged = z.object({ quote: wireQuote });

/** Holds the places and opens a payment for them. Every answer of the server is an outcome; none is thrown. */
export async function openPayment(booking: PendingBooking, terms: CheckoutTerms): Promise<Opening> {
  try {
    const intent = await call('createPaymentIntent', {
      body: {
        amount: toWireNumber(terms.quote.total),
        eventId: booking.eventId,
        bookingData: toOrder(booking, terms),
      },
      idempotencyKey: newIdempotencyKey(),
    });
    return { kind: 'open', intent, heldUntilMs: Date.now() + heldForMs(intent) };
  } catch (error) {
    return openingOf(error);
  }
}

/** Reckoned from the server's clock to its own, so that a wrong clock here shortens or lengthens nothing. */
function heldForMs({ expiresAt, serverTime }: PaymentIntent): number {
  return Date.parse(expiresAt) - Date.parse(serverTime);
}

function openingOf(error: unknown): Opening {
  if (!(error instanceof ApiError)) return { kind: 'failed', sentence: null };
  if (error.code === 'nothing_to_pay') return { kind: 'nothing_to_pay' };
  if (error.code === 'discount_refused') return { kind: 'code_refused', sentence: error.sentence ?? '' };
  const changed = error.code === 'price_changed' ? priceChanged.safeParse(error.body) : null;
  if (changed?.success) return { kind: 'price_changed', quote: changed.data.quote };
  return { kind: 'failed', sentence: error.status < 500 || error.status === 503 ? error.sentence : null };
}

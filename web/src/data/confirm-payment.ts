import { ApiError } from '../api/api-error';
import { callWithHeaders } from '../api/client';
import { newIdempotencyKey } from '../api/idempotency-key';

/** What became of a payment that the provider was given. */
export type Settlement =
  | { readonly kind: 'confirmed' }
  /** The provider is still working on it. */
  | { readonly kind: 'pending' }
  /** It is not paid; the form may be used again. */
  | { readonly kind: 'unpaid'; readonly sentence: string }
  /** Paid, and no booking came of it. */
  | { readonly kind: 'failed'; readonly sentence: string | null }
  /** Nobody answered, as often as we asked. */
  | { readonly kind: 'unanswered' };

/** Source: rule PAY-09. */
const maxUnansweredTries = 3;
const maxPolls = 40;
const pollMs = 1500;
const retryMs = 1000;

export interface ConfirmRequest {
  readonly paymentIntentId: string;
  readonly bookingData: unknown;
}

/** Asks until the payment is settled: again after a while as long as the provider is working on it. */
export async function confirmPayment(request: ConfirmRequest): Promise<Settlement> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const settlement = await askUntilAnswered(request);
    if (settlement.kind !== 'pending') return settlement;
    await pause(pollMs);
  }
  return { kind: 'pending' };
}

/** Repeats a question that got no answer, with the same key, so that it has one effect. */
async function askUntilAnswered(request: ConfirmRequest): Promise<Settlement> {
  const idempotencyKey = newIdempotencyKey();
  for (let tries = 1; ; tries += 1) {
    try {
      const { status } = await callWithHeaders('confirmPayment', { body: request, idempotencyKey });
      return { kind: status === 202 ? 'pending' : 'confirmed' };
    } catch (error) {
      if (isAnswer(error)) return settlementOf(error);
      if (tries === maxUnansweredTries) return { kind: 'unanswered' };
      await pause(retryMs);
    }
  }
}

/** A reply that means something; the rest is silence, trouble or 'ask again'. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429 && error.code !== 'in_progress';
}

function settlementOf(error: ApiError): Settlement {
  if (error.status === 402) return { kind: 'unpaid', sentence: error.sentence ?? error.message };
  return { kind: 'failed', sentence: error.code === 'payment_returned' ? error.sentence : null };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

import { ApiError } from '../api/api-error';
import { callWithHeaders } from '../api/client';
import { newIdempotencyKey } from '../api/idempotency-key';

/** The outcome of a payment sent to the provider. */
export type Settlement =
  | { readonly kind: 'confirmed'; readonly bookingId: number }
  /** The provider is still working on it. */
  | { readonly kind: 'pending' }
  /** It isn't paid; the form can be used again. */
  | { readonly kind: 'unpaid'; readonly sentence: string }
  /** Paid, but there's no booking. */
  | { readonly kind: 'failed'; readonly sentence: string | null }
  /** No answer after all tries. */
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

/** Asks until the payment is settled, with a pause between polls while the provider is processing it. */
export async function confirmPayment(request: ConfirmRequest): Promise<Settlement> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const settlement = await askUntilAnswered(request);
    if (settlement.kind !== 'pending') return settlement;
    await pause(pollMs);
  }
  return { kind: 'pending' };
}

/** Retries an unanswered request with the same key, so that it takes effect once. */
async function askUntilAnswered(request: ConfirmRequest): Promise<Settlement> {
  const idempotencyKey = newIdempotencyKey();
  for (let tries = 1; ; tries += 1) {
    try {
      const { body } = await callWithHeaders('confirmPayment', { body: request, idempotencyKey });
      return body.success ? { kind: 'confirmed', bookingId: body.bookingId } : { kind: 'pending' };
    } catch (error) {
      if (isAnswer(error)) return settlementOf(error);
      if (tries === maxUnansweredTries) return { kind: 'unanswered' };
      await pause(retryMs);
    }
  }
}

/** Whether the reply is final. Anything else is a lost connection, a server error, or a request to try again. */
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

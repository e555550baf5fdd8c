import { ApiError } from '../api/api-error';
import { callWithHeaders } from '../api/client';
import { pause, sendUntilAnswered } from './send-again';

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

const maxPolls = 40;
const pollMs = 1500;

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

async function askUntilAnswered(request: ConfirmRequest): Promise<Settlement> {
  try {
    const { body } = await sendUntilAnswered(
      (idempotencyKey) => callWithHeaders('POST /api/confirm-payment', { body: request, idempotencyKey }),
      isAnswer,
    );
    return body.success ? { kind: 'confirmed', bookingId: body.bookingId } : { kind: 'pending' };
  } catch (error) {
    return isAnswer(error) ? settlementOf(error) : { kind: 'unanswered' };
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

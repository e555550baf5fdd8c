import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';

/** The first pause, at most. Each further one may be twice as long. */
const firstPauseMs = 500;

/**
 * Tries a call again when Stripe answers 429, which its SDK doesn't: it only retries 409, 5xx and lost connections. Each pause
 * has jitter, so that callers who were refused together don't come back together. A call must carry the same idempotency key
 * each time.
 * @param retries after the first try
 * @throws whatever the last try throws
 * Source: rule PAY-14.
 */
export async function retryWhenLimited<Answer>(work: () => Promise<Answer>, retries: number): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeRateLimitError) || tries >= retries) throw error;
      await wait(firstPauseMs * 2 ** tries * (0.5 + Math.random() / 2));
    }
  }
}

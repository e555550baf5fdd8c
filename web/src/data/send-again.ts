import { ApiError } from '../api/api-error';
import { newIdempotencyKey } from '../api/idempotency-key';

/** How often a call is sent. Source: rules PAY-09 and IDE-03. */
const maxTries = 3;
const pauseMs = 1000;
/** Seconds. People don't wait longer than this for a page. */
const longestWait = 5;

/**
 * Sends a call until it's answered, each time with the same key, so that it takes effect once.
 * @param isAnswer whether a failure is final
 * @throws the failure that's final, or the last one
 */
export async function sendUntilAnswered<Reply>(
  send: (idempotencyKey: string) => Promise<Reply>,
  isAnswer: (error: unknown) => boolean,
): Promise<Reply> {
  const idempotencyKey = newIdempotencyKey();
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(idempotencyKey);
    } catch (error) {
      if (tries === maxTries || isAnswer(error)) throw error;
      await pause(askedToWait(error) ? error.retryAfterSeconds * 1000 : pauseMs);
    }
  }
}

/** Whether the server refused a call only for a moment: it's busy, or still working on the same call. */
export function askedToWait(error: unknown): error is ApiError & { readonly retryAfterSeconds: number } {
  return error instanceof ApiError && error.retryAfterSeconds !== null && error.retryAfterSeconds <= longestWait;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

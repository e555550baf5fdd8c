import { AppError } from '../../errors/app-error';
import type { Counted, RateLimits } from '../../limits/rate-limits';

/**
 * Runs work on an order and counts refused discount codes, so that codes can't be guessed. Each is counted before it's looked up; a right one
 * gives its place back.
 * @param code as the client sent it; undefined or empty isn't counted
 * @throws AppError rate_limited after too many wrong codes; whatever `work` throws
 * Source: docs/rules/security.md, "Rate limits", wrong discount code.
 */
export async function countingWrongCodes<Result>(
  limits: RateLimits,
  who: Counted,
  code: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (code === undefined || code.trim() === '') return work();
  const giveBack = await limits.take('wrongDiscountCode', who);
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isWrongCode(error)) await giveBack();
    throw error;
  }
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'discount_refused';
}

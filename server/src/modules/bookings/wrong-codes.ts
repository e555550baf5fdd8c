import { AppError } from '../../errors/app-error';
import type { Counted, RateLimits } from '../../http/rate-limits';

/**
 * Runs work on an order and counts refused discount codes, so that codes can't be guessed.
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
  await limits.check('wrongDiscountCode', who);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'discount_refused') await limits.count('wrongDiscountCode', who);
    throw error;
  }
}

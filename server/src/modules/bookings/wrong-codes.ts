import { AppError } from '../../errors/app-error';
import type { Counted, RateLimits } from '../../http/rate-limits';

/**
 * Does what is done with an order, and counts a discount code that is refused, so that codes cannot be guessed.
 * @param code as it was sent; undefined or empty counts nothing
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

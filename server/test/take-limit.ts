import { AppError } from '../src/errors/app-error';
import type { Counted } from '../src/limits/rate-limits';
import type { WideLimitName, WideLimits } from '../src/limits/wide-limits';

/** @returns whether a request was counted, and not refused */
export function isTaken(limits: WideLimits, name: WideLimitName, counted: Counted): boolean {
  try {
    limits.take(name, counted);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

import type { CountCall } from '../http/binding';
import { unlimitedForAdmins, callLimits } from './limits';
import type { RateLimits } from './rate-limits';

/** Counts calls that have a limit of their own. Source: docs/rules/security.md, "Rate limits". */
export function callCounter(limits: RateLimits): CountCall {
  return async ({ name }, { caller, ip }) => {
    const limit = callLimits[name];
    const isExempt = caller?.role === 'admin' && unlimitedForAdmins.has(name);
    if (limit !== undefined && !isExempt) await limits.take(limit, { target: caller?.userId, ip });
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { limitRules, type LimitRule } from '@ascendant/domain/rate-limits';
import type { CountCall } from '../http/binding';
import { outcomeOf } from '../http/error-body';
import { targetOf } from './count-requests';
import type { RateLimits } from './rate-limits';
import { notingWhatIsTaken, type GiveBack } from './taken-in-call';

/** How often, and how long, we try to give back a place while the database is away. */
const againMs = 2000;
const longestMs = 600_000;

/**
 * Counts calls that have a limit of their own. One that ends because we're busy or something is away didn't count, nor did what services counted
 * while they worked on it: people who try again until it's back aren't refused then. Source: docs/rules/security.md, "Rate limits".
 */
export function callCounter(limits: RateLimits): CountCall {
  return async ({ limit }, request, call) => {
    const { caller, ip } = request;
    const rule: LimitRule = limit === undefined ? {} : limitRules[limit];
    const isExempt = caller?.role === 'admin' && rule.exceptAdmins === true;
    const taken: GiveBack[] = [];
    if (limit !== undefined && !isExempt) taken.push(await limits.take(limit, { target: targetOf(request), ip }));
    const byServices: GiveBack[] = [];
    try {
      return await notingWhatIsTaken(byServices, call);
    } catch (error) {
      if (isPassing(error)) for (const giveBack of [...taken, ...byServices]) void giveBackOnceBack(giveBack);
      throw error;
    }
  };
}

/** Whether the same call may work in a moment: 503, or its first attempt is still running. */
function isPassing(thrown: unknown): boolean {
  const { status, code } = outcomeOf(thrown).error;
  return status === 503 || code === 'in_progress';
}

/** Gives a place back when the database takes it. What it hasn't taken in ten minutes has left most windows by itself. */
async function giveBackOnceBack(giveBack: GiveBack): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += againMs) {
    const isDone = await giveBack().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await sleep(againMs, undefined, { ref: false });
  }
}

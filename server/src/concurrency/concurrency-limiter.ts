import { createTurns, type TurnLimits } from './turns';

/** Runs a piece of work when its turn comes. @param weight how many slots it takes; 1 by default */
export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, weight?: number) => Promise<Result>;

/**
 * Runs some pieces of work at the same time, lets a few more wait in order, and refuses the rest.
 * @param refusal creates the error that's thrown for refused work
 */
export function createConcurrencyLimiter(limits: TurnLimits, refusal: () => Error): ConcurrencyLimiter {
  const takeTurn = createTurns(limits, refusal);
  return async function pass(work, weight = 1) {
    const endTurn = await takeTurn({ weight });
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
}

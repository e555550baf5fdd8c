import { onFirstAction } from './first-action';

/**
 * Runs something once the person has acted and the browser has nothing else to do: what they may open next is loaded then, and someone who
 * only reads loads none of it.
 * @returns stops waiting
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  return onFirstAction(() => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : run()));
}

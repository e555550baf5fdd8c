import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const lookMs = 10;
const quietShare = 0.7;
const longestMs = 250;

/**
 * Waits until the process isn't busy, but at most 250 ms, because other jobs are waiting. Call it before heavy background
 * work, so that a rush of buyers doesn't have to wait for it.
 */
export async function quietMoment(timeoutMs = longestMs): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const before = performance.eventLoopUtilization();
    await sleep(lookMs);
    if (performance.eventLoopUtilization(before).utilization < quietShare) return;
  }
}

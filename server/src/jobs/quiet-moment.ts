import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const lookMs = 10;
const quietShare = 0.7;
const timeoutMs = 250;

/**
 * Waits until the process has time to spare, but not for long, since other jobs wait meanwhile: before heavy work that nobody looks
 * at, so that a rush of buyers does not wait behind it.
 */
export async function quietMoment(): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const before = performance.eventLoopUtilization();
    await sleep(lookMs);
    if (performance.eventLoopUtilization(before).utilization < quietShare) return;
  }
}

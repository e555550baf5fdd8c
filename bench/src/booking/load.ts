import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantile';

/** How fast something went, and how long each one of it took that went through. */
export interface Speed {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Those that were turned away, since others were in front. */
  readonly refused: number;
}

/**
 * Does work on every item, with so many under way at any moment until none is left.
 * @param work says whether it went through
 * @throws whatever the work throws first
 */
export async function speedOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<boolean>,
): Promise<Speed> {
  const waiting = items.values();
  return speedOfAll(items.length, async (timed) => {
    const worker = async (): Promise<void> => {
      for (const item of waiting) await timed(() => work(item));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  });
}

/** The same where so many come in each second, however many are still under way. */
export async function speedOfArrivals<Item>(
  items: readonly Item[],
  perSecond: number,
  work: (item: Item) => Promise<boolean>,
): Promise<Speed> {
  return speedOfAll(items.length, async (timed) => {
    const start = performance.now();
    const arrivals = items.map(async (item, index) => {
      await sleep((index * 1000) / perSecond - (performance.now() - start));
      await timed(() => work(item));
    });
    await Promise.all(arrivals);
  });
}

type Timed = (work: () => Promise<boolean>) => Promise<void>;

async function speedOfAll(count: number, run: (timed: Timed) => Promise<void>): Promise<Speed> {
  const times: number[] = [];
  const start = performance.now();
  await run(async (work) => {
    const begun = performance.now();
    if (await work()) times.push(performance.now() - begun);
  });
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p50Ms: Math.round(quantile(sorted, 0.5)),
    p95Ms: Math.round(quantile(sorted, 0.95)),
    refused: count - times.length,
  };
}

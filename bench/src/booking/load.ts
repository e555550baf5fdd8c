import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantile';

/** The rate of some work, and how long each successful piece took. */
export interface Speed {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** How many were refused because the queue was full. */
  readonly refused: number;
}

/**
 * Does work on every item with a fixed concurrency.
 * @param work returns whether it succeeded
 * @throws the first error that `work` throws
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

/** The same at a fixed rate per second, however many are still running. */
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

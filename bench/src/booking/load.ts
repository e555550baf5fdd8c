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
  const times: number[] = [];
  const start = performance.now();
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      const begun = performance.now();
      if (await work(item)) times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p50Ms: Math.round(quantile(sorted, 0.5)),
    p95Ms: Math.round(quantile(sorted, 0.95)),
    refused: items.length - times.length,
  };
}

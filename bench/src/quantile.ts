/**
 * The value that a given share of the values lies below.
 * @param sorted in ascending order
 * @returns 0 if there are no values
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The middle one of values in any order; 0 if there are none. */
export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** The median of some runs in milliseconds, after five that don't count. */
export function medianMs(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < 5; i++) run(i);
  const times = Array.from({ length: count }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  const middle = times.sort((a, b) => a - b)[count >> 1] ?? 0;
  return Math.round(middle * 100) / 100;
}

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

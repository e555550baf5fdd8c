/**
 * The value that a given share of the values lies below.
 * @param sorted in ascending order
 * @returns 0 if there are no values
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * The value below which a share of the values lies.
 * @param sorted ascending
 * @returns 0 where there is none
 */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

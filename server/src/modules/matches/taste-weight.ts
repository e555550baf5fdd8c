/** How many events we recommend with the stars off. Source: rule PRE-08. */
export const mostByTaste = 24;

/** There are four reasons at most. */
const mostReasons = 7;

/**
 * The order of recommendations with the stars off: fewest misses first, then most reasons. At most 63, since misses weigh 7 at most.
 * Source: rule PRE-08.
 */
export function tasteWeight(missWeight: number, reasons: readonly string[]): number {
  return missWeight * (mostReasons + 1) + mostReasons - reasons.length;
}

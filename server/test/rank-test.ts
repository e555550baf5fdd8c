/**
 * How far apart two kinds of work are that were measured in pairs (Wilcoxon's signed ranks): the number of standard deviations between
 * what the ranks of the pairs in which the first took longer add up to and what they would if both were alike. Ranks don't care how slow
 * the slowest is, and what slows down both halves of a pair on a busy machine cancels out. Alike samples stay below 4.5 but for seven
 * times in a million.
 */
export function rankDistance(first: readonly number[], second: readonly number[]): number {
  const differences = first.map((value, pair) => value - (second[pair] ?? 0)).filter((difference) => difference !== 0);
  differences.sort((one, other) => Math.abs(one) - Math.abs(other));
  const sum = differences.reduce((total, difference, index) => (difference > 0 ? total + index + 1 : total), 0);
  const n = differences.length;
  return (sum - (n * (n + 1)) / 4) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
}

/** Beyond this, two durations differ. */
export const sameWithin = 4.5;

/**
 * Measures two kinds of work by turns, in pairs whose order alternates, so that whatever else the machine does affects both.
 * @returns the durations in milliseconds, without the first pairs
 */
export async function durationsOf(
  pairs: number,
  [one, other]: readonly [(pair: number) => Promise<unknown>, (pair: number) => Promise<unknown>],
): Promise<readonly [readonly number[], readonly number[]]> {
  const warmUp = 10;
  const taken: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs + warmUp; pair += 1) {
    for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await [one, other][which]?.(pair);
      if (pair >= warmUp) taken[which].push(performance.now() - start);
    }
  }
  return taken;
}

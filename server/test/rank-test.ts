/**
 * How far apart two samples are by their ranks (Mann and Whitney): the number of standard deviations between what the ranks of the first
 * add up to and what they would if both were alike. Ranks don't care how slow the slowest is, so a busy machine that slows both down
 * changes nothing: alike samples stay below 4.5 but for three times in a million.
 */
export function rankDistance(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((one, other) => one.value - other.value);
  const sum = all.reduce((total, { isFirst }, index) => (isFirst ? total + index + 1 : total), 0);
  const [n, m] = [first.length, second.length];
  return (sum - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
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

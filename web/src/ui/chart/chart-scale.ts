/** The values at the lines of a chart, from 0 up; the last one is its top. */
export type Ticks = readonly number[];

const roundSteps = [1, 2, 4, 5, 10] as const;
const lines = 3;

/** Three round steps that hold the largest value: 118 gives 0, 40, 80, 120. @param max not negative */
export function ticksFor(max: number): Ticks {
  const least = Math.max(1, max / lines);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundSteps.find((round) => round * power >= least) ?? 10);
  return Array.from({ length: lines + 1 }, (_, index) => index * step);
}

/** Which of the labels below a chart are shown: every few, counted from the last one. @param most how many fit */
export function shownLabels(count: number, most: number): readonly boolean[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}

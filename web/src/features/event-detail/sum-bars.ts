import type { ScoreSum } from '@ascendant/contract/match';
import { formatScore } from '@ascendant/domain/match/score-label';
import { signedPoints } from './points-text';

/** One bar of the drawing that adds up a score. From and to are 0 to 10. */
export interface SumBar {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** The start, each line and the rest, each bar beginning where the one before it ends. */
export function sumBars({ start, lines, rest }: ScoreSum): SumBar[] {
  let at = start;
  const steps = [...lines.map(({ points }) => points), rest.points].map((points) => {
    const from = at;
    at = Math.round((from + points) * 10) / 10;
    return { from, to: at, label: signedPoints(points) };
  });
  return [{ from: 0, to: start, label: formatScore(start) }, ...steps];
}

/** 'Everyone starts at 6.2: +1.9, −0.4, smaller factors +0.6 = 8.3' */
export function sumText({ start, lines, rest }: ScoreSum, score: number): string {
  const parts = lines.map(({ points }) => signedPoints(points));
  const all = [...parts, `smaller factors ${signedPoints(rest.points)}`];
  return `Everyone starts at ${formatScore(start)}: ${all.join(', ')} = ${formatScore(score)}`;
}

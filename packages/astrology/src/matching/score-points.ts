import { centre, matchScore, steepness, unroundedScore } from './score';

/** Where every score starts, before anything is added: the score of the middle, z = 0. Source: docs/rules/matching-model.md, "Points". */
export const startScore = matchScore(0);

/** Below this the slope between the start and the score is that of the curve itself. */
const closeToMiddle = 1e-6;

/**
 * How many points of the score each unit of z is worth in a score: the slope of the line from the start to the score. Positive.
 * Source: docs/rules/matching-model.md, "Points".
 */
export function pointsPerZ(z: number): number {
  if (Math.abs(z) > closeToMiddle) return (unroundedScore(z) - unroundedScore(0)) / z;
  const middle = Math.exp(-centre);
  return (10 * steepness * middle) / (1 + middle) ** 2;
}

/**
 * Rounds parts to steps so that they add up to a total exactly: each to the nearest step, and the last takes what the others leave.
 * @param parts any numbers
 * @param total how many steps they must add up to
 * @returns whole steps, in the order of the parts
 * Source: docs/rules/matching-model.md, "Points".
 */
export function wholeSteps(
  parts: readonly number[],
  { stepsPerUnit, total }: { stepsPerUnit: number; total: number },
): number[] {
  if (parts.length === 0) return [];
  const steps = parts.slice(0, -1).map((part) => Math.sign(part) * Math.round(Math.abs(part) * stepsPerUnit));
  return [...steps, total - steps.reduce((sum, part) => sum + part, 0)];
}

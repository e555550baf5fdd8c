import { toOneDecimal, unroundedScore } from './score';

/** The share of the lowest score in a group's score; the mean has the rest. Source: docs/rules/matching-model.md, "Groups". */
export const minimumShare = 0.3;

/**
 * The score of a group, 0.0 to 10.0: 0.7 times the mean and 0.3 times the minimum of the unrounded scores of its
 * members, so that everyone counts.
 * @param zs the z of each member
 * @throws RangeError for an empty group
 * Source: docs/rules/matching-model.md, "Groups".
 */
export function groupScore(zs: readonly number[]): number {
  return toOneDecimal(unroundedGroupScore(zs));
}

/** The score of a group before rounding. We rank events for a group by it. */
export function unroundedGroupScore(zs: readonly number[]): number {
  if (zs.length === 0) throw new RangeError('a group has at least one member');
  const scores = zs.map(unroundedScore);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return groupOf(mean, Math.min(...scores));
}

/** The score of a group from the mean and the lowest of its members' scores, before rounding. */
function groupOf(mean: number, lowest: number): number {
  return (1 - minimumShare) * mean + minimumShare * lowest;
}

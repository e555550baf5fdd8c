import type { EventMatrix } from './event-matrix';
import { toOneDecimal, unroundedScore, zOfScore } from './score';
import { vectorLength, vectorProduct } from './vector';

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

/**
 * The z of every event of a matrix for a party, by row. With several people it's the z whose score is that of the group; an empty party has
 * z 0 for every event. Source: docs/rules/matching-model.md, "Scores" and "Groups".
 */
export function partyScores(people: readonly Float32Array[], matrix: EventMatrix): Float64Array {
  const scores = new Float64Array(matrix.size);
  const [person, companion] = people;
  if (person === undefined) return scores;
  for (let row = 0; row < scores.length; row++) {
    const start = row * vectorLength;
    scores[row] = companion ? groupZ(people, matrix, start) : vectorProduct(person, matrix.vectors, start);
  }
  return scores;
}

function groupZ(people: readonly Float32Array[], { vectors }: EventMatrix, start: number): number {
  return zOfScore(unroundedGroupScore(people.map((person) => vectorProduct(person, vectors, start))));
}

import type { EventMatrix } from './event-matrix';
import { unroundedGroupScore } from './group';
import { zOfScore } from './score';
import { vectorLength, vectorProduct } from './vector';

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

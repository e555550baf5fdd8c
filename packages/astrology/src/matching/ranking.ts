import { rowVector, type EventMatrix } from './event-matrix';
import { groupOf, unroundedGroupScore } from './group';
import { meanVector } from './person-vector';
import { matchScore, matchZ, toOneDecimal, unroundedScore, zOfScore } from './score';
import { createSelection } from './selection';
import { vectorLength, vectorProduct } from './vector';

/** The ids of the events that may appear, after filters such as date, distance, price and age. */
export type Accept = ReadonlySet<number> | ((id: number) => boolean);

export interface RankedEvent {
  readonly id: number;
  readonly z: number;
  readonly matchScore: number;
}

export interface RankedForGroup {
  readonly id: number;
  readonly groupScore: number;
  /** Rounded score of each member, in the order given. */
  readonly individual: number[];
}

/**
 * How many events we score exactly for a group: at least this many, and this many per event wanted.
 * Source: docs/rules/matching-model.md, "Groups".
 */
const groupCandidates = 200;
const groupCandidatesPerWanted = 10;

/**
 * The best events for a person, best first. In a tie the earlier event comes first, then the one with the lower id.
 * @param request `wanted` how many at most; without `accept` every event of the matrix may appear
 * @throws RangeError when the vector doesn't have 73 numbers
 * Source: docs/rules/matching-model.md, "Scores" and "Retrieval".
 */
export function rankEvents(request: {
  person: Float32Array;
  matrix: EventMatrix;
  wanted: number;
  accept?: Accept;
}): RankedEvent[] {
  const { person, matrix, wanted } = request;
  if (person.length !== vectorLength) throw new RangeError(`a vector has ${vectorLength} numbers`);
  const scored = allScores(person, matrix);
  return bestRows({ scored, matrix, wanted, accept: request.accept }).map((row) => {
    const z = scored[row] ?? 0;
    return { id: matrix.ids[row] ?? 0, z, matchScore: matchScore(z) };
  });
}

/**
 * The best events for a group, best first by group score, with ties as in {@link rankEvents}. The mean vector of the
 * members finds candidates, which we then score exactly.
 * @throws RangeError for an empty group
 * Source: docs/rules/matching-model.md, "Groups".
 */
export function rankEventsForGroup(request: {
  people: readonly Float32Array[];
  matrix: EventMatrix;
  wanted: number;
  accept?: Accept;
}): RankedForGroup[] {
  const { people, matrix, wanted } = request;
  const candidates = bestRows({
    scored: allScores(meanVector(people), matrix),
    matrix,
    wanted: Math.max(groupCandidates, groupCandidatesPerWanted * wanted),
    accept: request.accept,
  });
  const exact = candidates.map((row) => {
    const zs = people.map((person) => matchZ(person, rowVector(matrix, row)));
    return { row, zs, score: unroundedGroupScore(zs) };
  });
  const best = exact.sort((a, b) => b.score - a.score || tieBreak(matrix, a.row, b.row)).slice(0, wanted);
  return best.map(({ row, zs, score }) => ({
    id: matrix.ids[row] ?? 0,
    groupScore: toOneDecimal(score),
    individual: zs.map(matchScore),
  }));
}

/** z of every row for a person. */
export function allScores(person: Float32Array, matrix: EventMatrix): Float64Array {
  const { vectors, size } = matrix;
  const scored = new Float64Array(size);
  for (let row = 0; row < size; row++) scored[row] = vectorProduct(person, vectors, row * vectorLength);
  return scored;
}

/** The z of every row for a party: that of its group's score. Source: docs/rules/matching-model.md, "Groups". */
export function partyScores(people: readonly Float32Array[], matrix: EventMatrix): Float64Array {
  const [person, companion] = people;
  if (!person) return new Float64Array(matrix.size);
  if (!companion) return allScores(person, matrix);
  const total = new Float64Array(matrix.size);
  const lowest = new Float64Array(matrix.size).fill(10);
  for (const member of people) addMember(allScores(member, matrix), total, lowest);
  for (let row = 0; row < total.length; row++) {
    total[row] = zOfScore(groupOf((total[row] ?? 0) / people.length, lowest[row] ?? 0));
  }
  return total;
}

function addMember(zs: Float64Array, total: Float64Array, lowest: Float64Array): void {
  for (let row = 0; row < zs.length; row++) {
    const score = unroundedScore(zs[row] ?? 0);
    total[row] = (total[row] ?? 0) + score;
    if (score < (lowest[row] ?? 10)) lowest[row] = score;
  }
}

interface Wanted {
  readonly scored: Float64Array;
  readonly matrix: EventMatrix;
  readonly wanted: number;
  readonly accept: Accept | undefined;
}

/** The best accepted rows in order. */
function bestRows({ scored, matrix, wanted, accept }: Wanted): number[] {
  const accepts = typeof accept === 'function' ? accept : (id: number) => accept === undefined || accept.has(id);
  const selection = createSelection(wanted, (a, b) => isBetter(scored, matrix, a, b));
  for (let row = 0; row < scored.length; row++) if (accepts(matrix.ids[row] ?? 0)) selection.add(row);
  return selection.ordered();
}

/** Whether row a comes before row b: by score, and in a tie as in {@link rankEvents}. */
// oxlint-disable-next-line max-params -- the comparison of a sort over a million rows: an object each time would cost more than it
export function isBetter(scored: Float64Array, matrix: EventMatrix, a: number, b: number): boolean {
  const difference = (scored[b] ?? 0) - (scored[a] ?? 0);
  return (difference || tieBreak(matrix, a, b)) < 0;
}

/** Negative when row a comes first: earlier start, then lower id. */
function tieBreak(matrix: EventMatrix, a: number, b: number): number {
  const byStart = (matrix.startsAt[a] ?? 0) - (matrix.startsAt[b] ?? 0);
  return byStart || (matrix.ids[a] ?? 0) - (matrix.ids[b] ?? 0);
}

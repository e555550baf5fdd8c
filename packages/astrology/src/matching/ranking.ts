import { pieceProducts, piecesOf, rowVector, type EventMatrix } from './event-matrix';
import { groupOf, groupScore } from './group';
import { matchScore, matchZ, unroundedScore, zOfScore } from './score';
import { createSelection } from './selection';
import { vectorLength } from './vector';

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
 * The best events for a group, best first by group score, with ties as in {@link rankEvents}.
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
  if (people.length === 0) throw new RangeError('a group has at least one member');
  return bestRows({ scored: groupScores(people, matrix), matrix, wanted, accept: request.accept }).map((row) => {
    const zs = people.map((person) => matchZ(person, rowVector(matrix, row)));
    return { id: matrix.ids[row] ?? 0, groupScore: groupScore(zs), individual: zs.map(matchScore) };
  });
}

/** z of every row for a person. */
export function allScores(person: Float32Array, matrix: EventMatrix): Float64Array {
  const scored = new Float64Array(matrix.size);
  for (const rows of piecesOf(matrix)) scored.set(pieceProducts(matrix, person, rows), rows.from);
  return scored;
}

/** The z of every row for a party: that of its group's score. Source: docs/rules/matching-model.md, "Groups". */
export function partyScores(people: readonly Float32Array[], matrix: EventMatrix): Float64Array {
  const [person, companion] = people;
  if (!person) return new Float64Array(matrix.size);
  if (!companion) return allScores(person, matrix);
  const scored = groupScores(people, matrix);
  for (let row = 0; row < scored.length; row++) scored[row] = zOfScore(scored[row] ?? 0);
  return scored;
}

/** The group's score of every row before rounding, piece by piece, so that each piece is read from memory once. */
function groupScores(people: readonly Float32Array[], matrix: EventMatrix): Float64Array {
  const scored = new Float64Array(matrix.size);
  for (const rows of piecesOf(matrix)) {
    const total = scored.subarray(rows.from, rows.to);
    const lowest = new Float64Array(total.length).fill(10);
    for (const person of people) addMember(pieceProducts(matrix, person, rows), total, lowest);
    for (let i = 0; i < total.length; i++) total[i] = groupOf((total[i] ?? 0) / people.length, lowest[i] ?? 0);
  }
  return scored;
}

function addMember(zs: Float64Array, total: Float64Array, lowest: Float64Array): void {
  for (let i = 0; i < zs.length; i++) {
    const score = unroundedScore(zs[i] ?? 0);
    total[i] = (total[i] ?? 0) + score;
    if (score < (lowest[i] ?? 10)) lowest[i] = score;
  }
}

interface Wanted {
  readonly scored: Float64Array;
  readonly matrix: EventMatrix;
  readonly wanted: number;
  readonly accept: Accept | undefined;
}

/** The best accepted rows in order. Only a row that may be among them is asked whether it's accepted. */
function bestRows({ scored, matrix, wanted, accept }: Wanted): number[] {
  const accepts = typeof accept === 'function' ? accept : (id: number) => accept === undefined || accept.has(id);
  const selection = createSelection(wanted, (a, b) => isBetter(scored, matrix, a, b));
  let least = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < scored.length; row++) {
    if ((scored[row] ?? 0) < least || !accepts(matrix.ids[row] ?? 0)) continue;
    selection.add(row);
    const worst = selection.worst();
    if (worst !== null) least = scored[worst] ?? 0;
  }
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

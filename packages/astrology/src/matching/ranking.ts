import { rowVector, type EventMatrix } from './event-matrix';
import { groupScore, partyScores } from './group';
import { matchScore, matchZ } from './score';
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
  const scores = partyScores([person], matrix);
  return bestRows({ scores, matrix, wanted, accept: request.accept }).map((row) => {
    const z = scores[row] ?? 0;
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
  return bestRows({ scores: partyScores(people, matrix), matrix, wanted, accept: request.accept }).map((row) => {
    const zs = people.map((person) => matchZ(person, rowVector(matrix, row)));
    return { id: matrix.ids[row] ?? 0, groupScore: groupScore(zs), individual: zs.map(matchScore) };
  });
}

interface Wanted {
  /** See partyScores. */
  readonly scores: Float64Array;
  readonly matrix: EventMatrix;
  readonly wanted: number;
  readonly accept: Accept | undefined;
}

/** The best accepted rows in order. Only a row that may be among them is asked whether it's accepted. */
function bestRows({ scores, matrix, wanted, accept }: Wanted): number[] {
  const accepts = typeof accept === 'function' ? accept : (id: number) => accept === undefined || accept.has(id);
  const selection = createSelection(wanted, (a, b) => isBetter(scores, matrix, a, b));
  for (let row = 0; row < scores.length; row++) {
    const worst = selection.worst();
    if (worst !== null && (scores[row] ?? 0) < (scores[worst] ?? 0)) continue;
    if (accepts(matrix.ids[row] ?? 0)) selection.add(row);
  }
  return selection.ordered();
}

/** Whether row a comes before row b: by score, and in a tie as in {@link rankEvents}. */
// oxlint-disable-next-line max-params -- the comparison of a sort over a million rows: an object each time would cost more than it
export function isBetter(scores: Float64Array, matrix: EventMatrix, a: number, b: number): boolean {
  return ((scores[b] ?? 0) - (scores[a] ?? 0) || tieBreak(matrix, a, b)) < 0;
}

/** Negative when row a comes first: earlier start, then lower id. */
function tieBreak(matrix: EventMatrix, a: number, b: number): number {
  const byStart = (matrix.startsAt[a] ?? 0) - (matrix.startsAt[b] ?? 0);
  return byStart || (matrix.ids[a] ?? 0) - (matrix.ids[b] ?? 0);
}

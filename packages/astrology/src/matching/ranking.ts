import type { EventMatrix } from './event-matrix';

/**
 * Whether row a comes before row b: by score, and in a tie the earlier event, then the one with the lower id.
 * Source: docs/rules/matching-model.md, "Scores" and "Retrieval".
 */
// oxlint-disable-next-line max-params -- the comparison of a sort over a million rows: an object each time would cost more than it
export function isBetter(scores: Float64Array, matrix: EventMatrix, a: number, b: number): boolean {
  return ((scores[b] ?? 0) - (scores[a] ?? 0) || tieBreak(matrix, a, b)) < 0;
}

/** Negative when row a comes first: earlier start, then lower id. */
function tieBreak(matrix: EventMatrix, a: number, b: number): number {
  const byStart = (matrix.startsAt[a] ?? 0) - (matrix.startsAt[b] ?? 0);
  return byStart || (matrix.ids[a] ?? 0) - (matrix.ids[b] ?? 0);
}

import { pieceEstimates, piecesOf, rowVector, type EventMatrix } from './event-matrix';
import { groupOf, unroundedGroupScore } from './group';
import { matchZ, unroundedScore, zOfScore } from './score';
import { estimatedScore, scoreEstimateError, steepestRise } from './score-estimate';
import { innerProduct } from './vector';

/**
 * The scores of every event of a matrix for a person or a party. Each is estimated in single precision, and computed exactly
 * only when the estimate can't answer the question, so that every answer is that of the exact score.
 * Source: docs/decisions/0075-ranking-in-webassembly.md.
 */
export interface PartyScores {
  /** How many rows there are. */
  readonly size: number;
  /** The exact z of a row; a party's is that of its group's score. */
  z(row: number): number;
  /** Whether the z of a row is at least this. */
  isAtLeast(row: number, least: number): boolean;
  /** Negative when row a has the higher z, positive when row b has, and 0 when they're the same. */
  compare(a: number, b: number): number;
}

/** What a row is estimated to have, and how far from the exact value that may be. */
interface Estimates {
  readonly ofRow: Float32Array;
  readonly margin: number;
  /** The estimated quantity for a z: z itself, or a score. */
  readonly from: (z: number) => number;
}

/** The scores of a party; an empty party has z 0 for every event. Source: docs/rules/matching-model.md, "Scores" and "Groups". */
export function partyScores(people: readonly Float32Array[], matrix: EventMatrix): PartyScores {
  const { ofRow, margin, from } = estimatesFor(people, matrix);
  const exact = new Map<number, number>();
  const z = (row: number): number => {
    const known = exact.get(row);
    if (known !== undefined) return known;
    const computed = exactZ(people, rowVector(matrix, row));
    exact.set(row, computed);
    return computed;
  };
  let asked = { least: Number.NEGATIVE_INFINITY, estimate: Number.NEGATIVE_INFINITY };
  return {
    size: matrix.size,
    z,
    isAtLeast: (row, least) => {
      if (least !== asked.least) asked = { least, estimate: from(least) };
      const difference = (ofRow[row] ?? 0) - asked.estimate;
      return Math.abs(difference) > margin ? difference > 0 : z(row) >= least;
    },
    compare: (a, b) => {
      const difference = (ofRow[b] ?? 0) - (ofRow[a] ?? 0);
      return Math.abs(difference) > 2 * margin ? difference : z(b) - z(a);
    },
  };
}

function exactZ(people: readonly Float32Array[], vector: Float32Array): number {
  const zs = people.map((person) => matchZ(person, vector));
  return zs.length > 1 ? zOfScore(unroundedGroupScore(zs)) : (zs[0] ?? 0);
}

function estimatesFor(people: readonly Float32Array[], matrix: EventMatrix): Estimates {
  const [person, companion] = people;
  const ofRow = new Float32Array(matrix.size);
  if (!person) return { ofRow, margin: 0, from: (z) => z };
  const margin = Math.max(...people.map((member) => estimateError(member, matrix)));
  if (companion) {
    estimateGroup(people, matrix, ofRow);
    return { ofRow, margin: steepestRise * margin + scoreEstimateError, from: unroundedScore };
  }
  for (const rows of piecesOf(matrix)) ofRow.set(pieceEstimates(matrix, person, rows), rows.from);
  return { ofRow, margin, from: (z) => z };
}

/** Estimates the group's score of every row, piece by piece, so that each piece is read from memory once. */
function estimateGroup(people: readonly Float32Array[], matrix: EventMatrix, ofRow: Float32Array): void {
  for (const rows of piecesOf(matrix)) {
    const total = ofRow.subarray(rows.from, rows.to);
    const lowest = new Float32Array(total.length).fill(10);
    for (const person of people) addMember(pieceEstimates(matrix, person, rows), total, lowest);
    for (let i = 0; i < total.length; i++) total[i] = groupOf((total[i] ?? 0) / people.length, lowest[i] ?? 0);
  }
}

function addMember(zs: Float32Array, total: Float32Array, lowest: Float32Array): void {
  for (let i = 0; i < zs.length; i++) {
    const score = estimatedScore(zs[i] ?? 0);
    total[i] = (total[i] ?? 0) + score;
    if (score < (lowest[i] ?? 10)) lowest[i] = score;
  }
}

/**
 * How far an estimated z may be from the exact one. A sum of 73 products in single precision, each lane of four adding 18 of
 * them, is off by fewer than 32 roundings of 2⁻²⁴, each of at most the product of both lengths (Cauchy and Schwarz).
 */
function estimateError(person: Float32Array, matrix: EventMatrix): number {
  return 32 * 2 ** -24 * Math.sqrt(innerProduct(person, person)) * matrix.longest;
}

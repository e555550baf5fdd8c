import { VECTOR_LENGTH } from './vector';

/**
 * The vectors of many events in one block of memory, for ranking them all for one person: 292 bytes each.
 * Rows are kept dense: removing an event moves the last one into its place.
 * Source: docs/rules/matching-model.md, "Retrieval".
 */
export interface EventMatrix {
  /** Number of events in it. */
  size: number;
  /** Row after row of 73 numbers; rows from `size` on are spare. */
  vectors: Float32Array;
  /** Id of each row. */
  ids: number[];
  /** Start of each row's event in Unix seconds, or any number that grows with it: decides ties. */
  startsAt: number[];
  /** Row of each id. */
  rowOf: Map<number, number>;
}

/** One event to keep in the matrix. */
export interface EventRow {
  id: number;
  startsAt: number;
  /** See eventVector. */
  vector: Float32Array;
}

/** An empty matrix with room for some events; it grows by itself. */
export function createEventMatrix(capacity = 1024): EventMatrix {
  return { size: 0, vectors: new Float32Array(capacity * VECTOR_LENGTH), ids: [], startsAt: [], rowOf: new Map() };
}

/**
 * Adds an event, or replaces the one with its id.
 * @throws RangeError when the vector has not 73 numbers
 */
export function setEvent(matrix: EventMatrix, event: EventRow): void {
  if (event.vector.length !== VECTOR_LENGTH) throw new RangeError(`a vector has ${VECTOR_LENGTH} numbers`);
  const row = matrix.rowOf.get(event.id) ?? appendRow(matrix);
  matrix.vectors.set(event.vector, row * VECTOR_LENGTH);
  matrix.ids[row] = event.id;
  matrix.startsAt[row] = event.startsAt;
  matrix.rowOf.set(event.id, row);
}

/** Takes an event out; false when it was not there. */
export function removeEvent(matrix: EventMatrix, id: number): boolean {
  const row = matrix.rowOf.get(id);
  if (row === undefined) return false;
  const last = matrix.size - 1;
  matrix.vectors.copyWithin(row * VECTOR_LENGTH, last * VECTOR_LENGTH, (last + 1) * VECTOR_LENGTH);
  const [lastId, lastStart] = [matrix.ids.pop(), matrix.startsAt.pop()];
  if (row !== last && lastId !== undefined && lastStart !== undefined) {
    matrix.ids[row] = lastId;
    matrix.startsAt[row] = lastStart;
    matrix.rowOf.set(lastId, row);
  }
  matrix.rowOf.delete(id);
  matrix.size = last;
  return true;
}

/** The vector of an event in the matrix, not a copy; null when it is not there. */
export function vectorOf(matrix: EventMatrix, id: number): Float32Array | null {
  const row = matrix.rowOf.get(id);
  return row === undefined ? null : rowVector(matrix, row);
}

/** The vector in a row, not a copy. */
export function rowVector(matrix: EventMatrix, row: number): Float32Array {
  return matrix.vectors.subarray(row * VECTOR_LENGTH, (row + 1) * VECTOR_LENGTH);
}

function appendRow(matrix: EventMatrix): number {
  const row = matrix.size;
  if ((row + 1) * VECTOR_LENGTH > matrix.vectors.length) {
    const grown = new Float32Array(Math.max(2 * matrix.vectors.length, 64 * VECTOR_LENGTH));
    grown.set(matrix.vectors);
    matrix.vectors = grown;
  }
  matrix.size = row + 1;
  return row;
}

import { vectorLength } from './vector';

/**
 * The vectors of many events in one block of memory, to rank them all for one person. Each takes 292 bytes.
 * Rows have no gaps: removing an event moves the last one into its row.
 * Source: docs/rules/matching-model.md, "Retrieval".
 */
export interface EventMatrix {
  /** Number of events in it. */
  // oxlint-disable-next-line ascendant/readonly-interface-members -- the matrix changes in place
  size: number;
  /** Row after row of 73 numbers; rows from `size` on are spare. */
  // oxlint-disable-next-line ascendant/readonly-interface-members -- a block that's full is replaced by a larger one
  vectors: Float32Array;
  /** Id of each row. */
  readonly ids: number[];
  /** Start of each row's event in Unix seconds, or any number that grows with it. It breaks ties. */
  readonly startsAt: number[];
  /** Row of each id. */
  readonly rowOf: Map<number, number>;
}

/** One event to keep in the matrix. */
export interface EventRow {
  readonly id: number;
  readonly startsAt: number;
  /** See eventVector. */
  readonly vector: Float32Array;
}

/** An empty matrix with room for `capacity` events. It grows when it's full. */
export function createEventMatrix(capacity = 1024): EventMatrix {
  return { size: 0, vectors: new Float32Array(capacity * vectorLength), ids: [], startsAt: [], rowOf: new Map() };
}

/**
 * Adds an event, or replaces the one with its id.
 * @throws RangeError when the vector doesn't have 73 numbers
 */
export function setEvent(matrix: EventMatrix, event: EventRow): void {
  if (event.vector.length !== vectorLength) throw new RangeError(`a vector has ${vectorLength} numbers`);
  const row = matrix.rowOf.get(event.id) ?? appendRow(matrix);
  matrix.vectors.set(event.vector, row * vectorLength);
  matrix.ids[row] = event.id;
  matrix.startsAt[row] = event.startsAt;
  matrix.rowOf.set(event.id, row);
}

/** Removes an event; false when it wasn't there. */
export function removeEvent(matrix: EventMatrix, id: number): boolean {
  const row = matrix.rowOf.get(id);
  if (row === undefined) return false;
  const last = matrix.size - 1;
  matrix.vectors.copyWithin(row * vectorLength, last * vectorLength, (last + 1) * vectorLength);
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

/** The vector of an event in the matrix, not a copy; null when it isn't there. */
export function vectorOf(matrix: EventMatrix, id: number): Float32Array | null {
  const row = matrix.rowOf.get(id);
  return row === undefined ? null : matrix.vectors.subarray(row * vectorLength, (row + 1) * vectorLength);
}

function appendRow(matrix: EventMatrix): number {
  const row = matrix.size;
  const capacity = matrix.vectors.length / vectorLength;
  if (row >= capacity) makeRoom(matrix, Math.max(2 * capacity, 64));
  matrix.size = row + 1;
  return row;
}

function makeRoom(matrix: EventMatrix, capacity: number): void {
  const before = matrix.vectors;
  matrix.vectors = new Float32Array(capacity * vectorLength);
  matrix.vectors.set(before);
}

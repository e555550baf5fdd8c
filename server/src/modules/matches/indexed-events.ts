import {
  createEventMatrix,
  removeEvent,
  setEvent,
  vectorOf,
  type EventMatrix,
} from '@ascendant/astrology/matching/event-matrix';
import type { IndexedEvent } from './indexed-event';

/** Published events in memory: their vectors in one block, and what rules look at, row by row. Changes in place. */
export interface IndexedEvents {
  readonly matrix: EventMatrix;
  /** In the order of the matrix's rows. */
  readonly rows: readonly IndexedEvent[];
  /** Adds an event, or replaces the one with its id. */
  put(event: IndexedEvent, vector: Float32Array): void;
  remove(id: number): void;
  find(id: number): IndexedEvent | undefined;
  vectorOf(id: number): Float32Array | null;
}

export function indexedEvents(): IndexedEvents {
  const matrix = createEventMatrix();
  const rows: IndexedEvent[] = [];
  return {
    matrix,
    rows,
    put: (event, vector) => {
      setEvent(matrix, { id: event.id, startsAt: event.startsAt.getTime() / 1000, vector });
      rows[matrix.rowOf.get(event.id) ?? 0] = event;
    },
    remove: (id) => {
      const row = matrix.rowOf.get(id);
      if (row === undefined) return;
      removeEvent(matrix, id);
      // As in the matrix, the last one moves into the gap.
      const last = rows.pop();
      if (last !== undefined && row < rows.length) rows[row] = last;
    },
    find: (id) => rows[matrix.rowOf.get(id) ?? -1],
    vectorOf: (id) => vectorOf(matrix, id),
  };
}

import {
  createEventMatrix,
  removeEvent,
  setEvent,
  vectorOf,
  type EventMatrix,
} from '@ascendant/astrology/matching/event-matrix';
import type { IndexedEvent } from './indexed-event';
import { packedEvents } from './packed-events';

/** Published events in memory: their vectors in one block, and what rules look at, row by row. Changes in place. */
export interface IndexedEvents {
  readonly matrix: EventMatrix;
  /** The event in a row of the matrix. Don't keep it: another one may move into the row. */
  at(row: number): IndexedEvent;
  /** The series of the event in a row, if it has other dates; else 0. */
  repeatedSeriesOf(row: number): number;
  /** Adds an event, or replaces the one with its id. */
  put(event: IndexedEvent, sky: { readonly startsAt: Date; readonly vector: Float32Array }): void;
  remove(id: number): void;
  /** Not to be kept either. */
  find(id: number): IndexedEvent | undefined;
  /** Another number after every change. */
  version(): number;
  vectorOf(id: number): Float32Array | null;
}

export function indexedEvents(): IndexedEvents {
  const matrix = createEventMatrix();
  const packed = packedEvents();
  let version = 0;
  return {
    matrix,
    at: packed.at,
    repeatedSeriesOf: packed.repeatedSeriesOf,
    put: (event, { startsAt, vector }) => {
      version += 1;
      setEvent(matrix, { id: event.id, startsAt: startsAt.getTime() / 1000, vector });
      packed.put(matrix.rowOf.get(event.id) ?? 0, event);
    },
    remove: (id) => {
      const row = matrix.rowOf.get(id);
      if (row === undefined) return;
      version += 1;
      removeEvent(matrix, id);
      // As in the matrix, the last one moves into the gap.
      packed.copy(matrix.size, row);
    },
    find: (id) => {
      const row = matrix.rowOf.get(id);
      return row === undefined ? undefined : packed.at(row);
    },
    version: () => version,
    vectorOf: (id) => vectorOf(matrix, id),
  };
}

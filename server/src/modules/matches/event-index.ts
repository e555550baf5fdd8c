import {
  createEventMatrix,
  removeEvent,
  setEvent,
  vectorOf,
  type EventMatrix,
} from '@ascendant/astrology/matching/event-matrix';
import { rankEvents, type RankedEvent } from '@ascendant/astrology/matching/ranking';
import { match } from '@ascendant/astrology/matching/score';
import { inTransaction, type Database } from '../../database/database';
import * as skies from './event-skies.repository';
import { analyse, fingerprintOf, mixOf } from './event-sky';
import { indexedEvent, type IndexedEvent } from './indexed-event';

/** How far back we look for changes again, to catch transactions that were still open last time. */
const overlapMs = 15_000;
const batch = 500;

/**
 * The vectors of all published events in one block of memory, kept up with the tables by looking for what has changed whenever
 * a person asks. Source: docs/rules/matching-model.md, "Retrieval".
 */
export interface EventIndex {
  /** Brings it up to date. Cheap when nothing has changed. */
  refresh(): Promise<void>;
  /** The best upcoming events for a person. */
  rank(person: Float32Array, wanted: number, now: Date): RankedEvent[];
  /** The person's score for an event; null for an unpublished one. */
  score(person: Float32Array, eventId: number): number | null;
  readonly events: ReadonlyMap<number, IndexedEvent>;
}

export function openEventIndex(db: Database): EventIndex {
  const matrix = createEventMatrix();
  const events = new Map<number, IndexedEvent>();
  let seenUntil: Date | null = null;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const since = seenUntil === null ? null : new Date(seenUntil.getTime() - overlapMs);
    const { at, categoryIds } = await skies.lookAround(db, since);
    const found = await skies.findChangedEvents(db, since, categoryIds);
    const changed = found.filter((event) => !isTakenIn(event, events));
    for (let start = 0; start < changed.length; start += batch) {
      await takeIn({ db, matrix, events }, changed.slice(start, start + batch));
    }
    seenUntil = at;
  };

  return {
    events,
    refresh: () => {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    rank: (person, wanted, at) =>
      rankEvents({ person, matrix, wanted, accept: (id) => (events.get(id)?.startsAt.getTime() ?? 0) > at.getTime() }),
    score: (person, eventId) => {
      const vector = vectorOf(matrix, eventId);
      return vector === null ? null : match(person, vector).matchScore;
    },
  };
}

/** Whether we have this very state of the event: what was changed lately is read again and again. */
function isTakenIn({ id, isPublished, updatedAt }: skies.EventStartRow, events: Shelf['events']): boolean {
  const known = events.get(id);
  return isPublished ? known?.updatedAt.getTime() === updatedAt.getTime() : known === undefined;
}

interface Shelf {
  readonly db: Database;
  readonly matrix: EventMatrix;
  readonly events: Map<number, IndexedEvent>;
}

async function takeIn({ db, matrix, events }: Shelf, changed: readonly skies.EventStartRow[]): Promise<void> {
  for (const { id } of changed.filter((event) => !event.isPublished)) {
    removeEvent(matrix, id);
    events.delete(id);
  }
  const published = changed.filter((event) => event.isPublished);
  const categories = await skies.findCategories(db);
  const vectors = await vectorsOf(db, published, categories);
  for (const row of published) {
    const { id, startsAt } = row;
    const vector = vectors.get(id);
    if (!vector) throw new RangeError(`event ${id} has no vector`);
    setEvent(matrix, { id, startsAt: startsAt.getTime() / 1000, vector });
    events.set(id, indexedEvent(row, categories));
  }
}

/** Stored vectors that are still valid; the others are recomputed and stored. */
async function vectorsOf(
  db: Database,
  published: readonly skies.EventStartRow[],
  categories: ReadonlyMap<number, skies.CategoryRow>,
): Promise<ReadonlyMap<number, Float32Array>> {
  const stored = await skies.findSkies(
    db,
    published.map((event) => event.id),
  );
  const vectors = new Map<number, Float32Array>();
  const fresh = published.flatMap((event) => {
    const mix = mixOf(event, categories);
    const sky = stored.get(event.id);
    if (sky?.fingerprint !== fingerprintOf(event, mix)) return [analyse(event, mix)];
    vectors.set(event.id, sky.vector);
    return [];
  });
  if (fresh.length > 0) await inTransaction(db, (tx) => skies.saveSkies(tx, fresh));
  for (const { eventId, vector } of fresh) vectors.set(eventId, vector);
  return vectors;
}

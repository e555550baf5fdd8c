import type { Database } from '../../database/database';

/**
 * Scores of events for a person, 0 to 10; an event without one, and everybody without birth data, is left out.
 * Matching comes after events in the line of modules: it says here how it is done, and lists ask here.
 */
export type EventScores = (userId: number, eventIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

const scoresOf = new WeakMap<Database, EventScores>();

/** Has the events of a database scored by `scores`. For the module of matches, when it registers. */
export function scoreEventsWith(db: Database, scores: EventScores): void {
  scoresOf.set(db, scores);
}

/** How the events of a database are scored; not at all before anybody said how. */
export function eventScores(db: Database): EventScores {
  return scoresOf.get(db) ?? (async () => new Map());
}

/** What a change touches, as the triggers of `server/db/functions/changes.sql` name it: `event 12`, `lists` or `all`. */
export type Touched = string;

/** Everything that was cached. */
export const everything: Touched = 'all';
/** All lists of events: an event may have come, gone or moved in them. */
export const eventLists: Touched = 'lists';
/** For what shows so many events that it's dropped with any of them. */
export const anyEvent: Touched = 'event *';

export function eventTouched(id: number): Touched {
  return `event ${id}`;
}

/** The same for each way in which something may be marked. @param touched as a trigger names it */
export function waysToShow(touched: Touched): readonly Touched[] {
  return touched.startsWith('event ') ? [touched, anyEvent] : [touched];
}

/** The changes to what visitors see, made by any process, in the order of their commits. */
export interface Changes {
  /** Whether every change is heard now. While it's false, nothing may be cached. */
  readonly isHeard: () => boolean;
  /** @param listener called for each change; with `all` when changes may have been missed */
  hear(listener: (touched: Touched) => void): void;
  close(): Promise<void>;
}

/** Hears nothing, so that nothing is cached: for tests, and behind a pooler that can't pass notices on. */
export const unheardChanges: Changes = {
  isHeard: () => false,
  hear: () => undefined,
  close: async () => undefined,
};

import { useRef, useState } from 'react';
import type { EntryList } from './entry-lists';
import type { EventValues } from './event-values';

/** The number that each entry of a list keeps, wherever it's moved. */
export type EntryIds = Readonly<Record<EntryList, readonly number[]>>;

/** The form's values, and the numbers of its lists' entries. */
export interface NumberedValues {
  readonly values: EventValues;
  readonly ids: EntryIds;
}

/** What's on the screen, and in `latest` what will be after the events that aren't drawn yet. */
export function useNumberedValues(initial: EventValues) {
  const [shown, setShown] = useState(() => numbered(initial));
  const latest = useRef(shown);
  const keep = (next: NumberedValues) => {
    latest.current = next;
    setShown(next);
  };
  return { shown, latest, keep };
}

/** Values whose entries all have new numbers. */
export function numbered(values: EventValues): NumberedValues {
  const idsOf = (list: EntryList) => values[list].map(newId);
  return { values, ids: { itinerary: idsOf('itinerary'), questions: idsOf('questions'), gallery: idsOf('gallery') } };
}

let lastId = 0;

/** A number that no other entry on this page has. */
export function newId(): number {
  lastId += 1;
  return lastId;
}

import { createContext, useContext, useState } from 'react';
import type { EntryList, EntryLists } from './entry-errors';
import type { EventValues } from './event-values';

/** The stored values that the form started from: another object after each save and each new start. */
export const StoredValuesContext = createContext<EventValues | null>(null);

/** An entry that was taken out of its list. It can come back until the form is saved, starts over, or loses another entry of the list. */
export interface RemovedEntry {
  readonly entry: EntryLists[EntryList][number];
  /** 'Picture 2': its number when it was removed. */
  readonly name: string;
  /** Where it comes back: how many of the list's entries are before it. */
  readonly index: number;
}

/** Where it comes back after another entry was put in at `at`: one in the same place is before it. */
export function afterInsert(removed: RemovedEntry, at: number): RemovedEntry {
  return at <= removed.index ? { ...removed, index: removed.index + 1 } : removed;
}

/** Where it comes back after another entry was moved: those that were before it stay so, unless that one jumped over it. */
export function afterMove(removed: RemovedEntry, from: number, to: number): RemovedEntry {
  const wasBefore = from < removed.index;
  const others = wasBefore ? removed.index - 1 : removed.index;
  const isBefore = wasBefore ? to <= others : to < others;
  return { ...removed, index: isBefore ? others + 1 : others };
}

/** The entry that was removed last from a list, and where it was. It's forgotten when the form is saved or starts over. */
export function useRemovedEntry() {
  const stored = useContext(StoredValuesContext);
  const [kept, setKept] = useState<{ readonly removed: RemovedEntry; readonly stored: typeof stored } | null>(null);
  const change = (what: (removed: RemovedEntry) => RemovedEntry) =>
    setKept((now) => now && { ...now, removed: what(now.removed) });
  return {
    removed: kept?.stored === stored ? (kept?.removed ?? null) : null,
    note: (removed: RemovedEntry | null) => setKept(removed && { removed, stored }),
    noteInsert: (at: number) => change((removed) => afterInsert(removed, at)),
    noteMove: (from: number, to: number) => change((removed) => afterMove(removed, from, to)),
  };
}

import { createContext, useContext, useState } from 'react';
import type { EventValues } from './event-values';
import { afterInsert, afterMove, type RemovedEntry } from './removed-entry';

/** The stored values that the form started from: another object after each save and each new start. */
export const StoredValuesContext = createContext<EventValues | null>(null);

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

import type { EntryList, EntryLists } from './entry-lists';

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

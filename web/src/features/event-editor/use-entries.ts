import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { newId, type EntryList, type EntryLists } from './entry-errors';
import { usePanelForm } from './event-form';
import { type RemovedEntry, useRemovedEntry } from './removed-entry';

type EntryButton = 'add' | 'up' | 'down' | 'remove' | 'undo';

/** The id of a button of a list's entry, or of the list. */
export function entryButtonId(list: EntryList, button: EntryButton, index = 0): string {
  return `${list}-${button}-${index}`;
}

/** What has just been done to a list: what's said about it, and the buttons of which the first that works gets the focus, or a control. */
interface Done {
  readonly said: string;
  readonly focus: readonly string[];
  readonly control?: string;
}

/** The entries of a list, and what can be done with them. The focus stays with the entry that was moved. */
export function useEntries(list: EntryList, entryName: string) {
  const { entriesOf, setEntries, setFocus } = usePanelForm();
  const removal = useRemovedEntry();
  const [done, setDone] = useState<Done>({ said: '', focus: [] });
  const focusControl = useEffectEvent(setFocus);
  useLayoutEffect(() => {
    const buttons = done.focus.map((id) => document.getElementById(id));
    buttons.find((each) => each instanceof HTMLButtonElement && !each.disabled)?.focus();
    if (done.control) focusControl(done.control);
  }, [done]);
  const putIn = (at: number, entry: EntryLists[EntryList][number]) =>
    setEntries(list, entriesOf(list).toSpliced(at, 0, { id: newId(), entry }));
  const button = (name: EntryButton, index?: number) => entryButtonId(list, name, index);
  return {
    ids: entriesOf(list).map(({ id }) => id),
    said: done.said,
    /** The entry that was removed last, while it can come back; null if there's none. */
    removed: removal.removed,
    /** The new entry's first control gets the focus. */
    add: (entry: EntryLists[EntryList][number]) => {
      const end = entriesOf(list).length;
      putIn(end, entry);
      setDone({ said: '', focus: [], control: `${list}.${end}.${Object.keys(entry)[0]}` });
    },
    /** For an entry that comes by itself, and not always last: the focus stays where it is. */
    insert: (index: number, entry: EntryLists[EntryList][number]) => {
      putIn(index, entry);
      removal.noteInsert(index);
      setDone({ said: `${entryName} added.`, focus: [] });
    },
    move: (from: number, to: number) => {
      const entries = entriesOf(list);
      const moved = entries.slice(from, from + 1);
      setEntries(list, entries.toSpliced(from, 1).toSpliced(to, 0, ...moved));
      removal.noteMove(from, to);
      const [same, other] = to < from ? (['up', 'down'] as const) : (['down', 'up'] as const);
      setDone({
        said: `${entryName} ${from + 1} is now ${entryName.toLowerCase()} ${to + 1}.`,
        focus: [button(same, to), button(other, to)],
      });
    },
    /** The focus goes to the button that undoes it: pressing the key twice changes nothing. */
    remove: (index: number) => {
      const name = `${entryName} ${index + 1}`;
      const entries = entriesOf(list);
      const [removed] = entries.slice(index);
      if (removed) removal.note({ entry: removed.entry, name, index });
      setEntries(list, entries.toSpliced(index, 1));
      setDone({ said: `${name} removed.`, focus: [button('undo')] });
    },
    /** Puts a removed entry back in its place, with the focus where it was when it was removed. */
    undo: ({ entry, index }: RemovedEntry) => {
      removal.note(null);
      putIn(index, entry);
      setDone({ said: `${entryName} ${index + 1} is back.`, focus: [button('remove', index)] });
    },
  };
}

import { useLayoutEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { EntryList, EntryLists } from './entry-lists';
import type { EventValues } from './event-values';
import type { RemovedEntry } from './removed-entry';
import { useRemovedEntry } from './use-removed-entry';

type EntryButton = 'add' | 'up' | 'down' | 'remove' | 'undo';

/** The id of a button of a list's entry, or of the list. */
export function entryButtonId(list: EntryList, button: EntryButton, index = 0): string {
  return `${list}-${button}-${index}`;
}

/** What has just been done to a list: what's said about it, and the buttons of which the first that works gets the focus. */
interface Done {
  readonly said: string;
  readonly focus: readonly string[];
}

/** The entries of a list, and what can be done with them. The focus stays with the entry that was moved. */
export function useEntries(list: EntryList, entryName: string) {
  const { control, formState, getValues, trigger } = useFormContext<EventValues>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: list });
  const removal = useRemovedEntry();
  const [done, setDone] = useState<Done>({ said: '', focus: [] });
  useLayoutEffect(() => {
    const buttons = done.focus.map((id) => document.getElementById(id));
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
  }, [done]);
  const after = (what: Done) => {
    setDone(what);
    if (formState.isSubmitted) void trigger(list);
  };
  const button = (name: EntryButton, index?: number) => entryButtonId(list, name, index);
  return {
    ids: fields.map(({ id }) => id),
    said: done.said,
    /** The entry that was removed last, while it can come back; null if there's none. */
    removed: removal.removed,
    /** The new entry's first control gets the focus. */
    add: (entry: EntryLists[EntryList][number]) => {
      append(entry);
      after({ said: '', focus: [] });
    },
    /** For an entry that comes by itself, and not always last: the focus stays where it is. */
    insert: (index: number, entry: EntryLists[EntryList][number]) => {
      insert(index, entry, { shouldFocus: false });
      removal.noteInsert(index);
      after({ said: `${entryName} added.`, focus: [] });
    },
    move: (from: number, to: number) => {
      move(from, to);
      removal.noteMove(from, to);
      const [same, other] = to < from ? (['up', 'down'] as const) : (['down', 'up'] as const);
      after({
        said: `${entryName} ${from + 1} is now ${entryName.toLowerCase()} ${to + 1}.`,
        focus: [button(same, to), button(other, to)],
      });
    },
    /** The focus goes to the button that undoes it: pressing the key twice changes nothing. */
    remove: (index: number) => {
      const name = `${entryName} ${index + 1}`;
      removal.note({ entry: getValues(`${list}.${index}`), name, index });
      remove(index);
      after({ said: `${name} removed.`, focus: [button('undo')] });
    },
    /** Puts a removed entry back in its place, with the focus where it was when it was removed. */
    undo: ({ entry, index }: RemovedEntry) => {
      removal.note(null);
      insert(index, entry, { shouldFocus: false });
      after({ said: `${entryName} ${index + 1} is back.`, focus: [button('remove', index)] });
    },
  };
}

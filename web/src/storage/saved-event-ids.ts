import { maxSavedEvents } from '@ascendant/domain/event/limits';
import { permanentStorage } from './browser-storage';

const storageKey = 'saved-events';

/** The events saved on this device while signed out, the newest first. At sign-in they become the person's, and leave the device. */
export interface SavedEventIds {
  readonly list: () => readonly number[];
  /** Saves or removes one. The oldest go when there are too many. */
  readonly set: (id: number, isSaved: boolean) => void;
  readonly clear: () => void;
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void;
}

export const savedEventIds = openSavedEventIds();

function openSavedEventIds(): SavedEventIds {
  const listeners = new Set<() => void>();
  let known: readonly number[] | null = null;
  const list = () => (known ??= parse(permanentStorage.read(storageKey)));
  const write = (ids: readonly number[]) => {
    known = ids;
    if (ids.length === 0) permanentStorage.remove(storageKey);
    else permanentStorage.write(storageKey, JSON.stringify(ids));
    for (const listener of listeners) listener();
  };
  return {
    list,
    set: (id, isSaved) => {
      const others = list().filter((each) => each !== id);
      write(isSaved ? [id, ...others].slice(0, maxSavedEvents) : others);
    },
    clear: () => write([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Anyone can write to a browser's storage, so what isn't a list of ids counts as nothing. */
function parse(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each): each is number => Number.isInteger(each) && each > 0) : [];
  } catch {
    return [];
  }
}

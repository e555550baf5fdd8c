import { permanentStorage } from './browser-storage';

/** Ids of events on this device, the newest first. Signing out deletes them, as all that's stored here. */
export interface EventIdList {
  readonly list: () => readonly number[];
  /** Adds one at the beginning, or removes it. The oldest go when there are too many. */
  readonly set: (id: number, isIn: boolean) => void;
  readonly clear: () => void;
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void;
}

export function openEventIdList(storageKey: string, most: number): EventIdList {
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
    set: (id, isIn) => {
      const others = list().filter((each) => each !== id);
      write(isIn ? [id, ...others].slice(0, most) : others);
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

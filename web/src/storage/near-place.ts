import { locationMaxLength } from '@ascendant/domain/event/limits';
import { isPlainLine } from '@ascendant/domain/plain-text';
import { permanentStorage } from './browser-storage';

const storageKey = 'near-place';

/** The place that a visitor chose on the home page, on this device only: 'Banff, Alberta, Canada'; '' for none. */
export interface NearPlace {
  readonly read: () => string;
  readonly write: (place: string) => void;
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void;
}

export const nearPlace = openNearPlace();

function openNearPlace(): NearPlace {
  const listeners = new Set<() => void>();
  return {
    read: () => parse(permanentStorage.read(storageKey)),
    write: (place) => {
      if (place === '') permanentStorage.remove(storageKey);
      else permanentStorage.write(storageKey, place);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Anyone can write to a browser's storage, so what isn't a short line counts as nothing. */
function parse(text: string | null): string {
  return text !== null && text.length <= locationMaxLength && isPlainLine(text) ? text : '';
}

import { tabStorage } from './browser-storage';
import { shaped, type Shape } from './shape';

/** What's typed in a form and not sent yet. It lasts as long as the tab. */
export interface TabDraft<Value> {
  /** @returns null if there's none or it can't be read */
  readonly read: () => Value | null;
  /** Stores what the shape names, if there's room. */
  readonly store: (value: Value) => void;
  readonly clear: () => void;
}

export function tabDraft<Value extends object>(key: string, shape: Shape<Value>): TabDraft<Value> {
  return {
    read: () => {
      try {
        return shaped(JSON.parse(tabStorage.read(key) ?? 'null'), shape);
      } catch {
        return null;
      }
    },
    store: (value) => tabStorage.tryWrite(key, JSON.stringify(shaped(value, shape))),
    clear: () => tabStorage.remove(key),
  };
}

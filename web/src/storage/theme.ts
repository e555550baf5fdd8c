import { permanentStorage } from './browser-storage';

const key = 'theme';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/** The chosen theme; 'system' if none is chosen or storage can't be read. */
export function readTheme(): Theme {
  const stored = permanentStorage.read(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the choice and applies it immediately. `first.js` reads it before the next page is painted. */
export function storeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    permanentStorage.remove(key);
    delete dataset['theme'];
  } else {
    permanentStorage.write(key, theme);
    dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

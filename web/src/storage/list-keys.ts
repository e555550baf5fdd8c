import { permanentStorage } from './browser-storage';

const key = 'list-keys-off';
const listeners = new Set<() => void>();

/** Whether lists listen to single keys in this browser: they do unless someone has turned them off. */
export function readListKeys(): boolean {
  return permanentStorage.read(key) === null;
}

export function storeListKeys(isOn: boolean): void {
  if (isOn) permanentStorage.remove(key);
  else permanentStorage.write(key, '1');
  for (const listener of listeners) listener();
}

export function subscribeToListKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

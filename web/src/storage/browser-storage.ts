/** The strings a browser keeps for this site. */
export interface BrowserStorage {
  /** @returns null if nothing is stored, or nothing can be stored here */
  read(key: string): string | null;
  /** Stores nothing in a browser that forbids it. @throws DOMException QuotaExceededError if the storage is full */
  write(key: string, value: string): void;
  /** Stores a copy that can be done without. Does nothing if the storage is full: typing must go on. */
  tryWrite(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin with this text. */
  keysOf(prefix: string): readonly string[];
}

/** Survives until it's removed. */
export const permanentStorage = guarded(() => (typeof window === 'undefined' ? null : window.localStorage));

/** Survives a reload, and ends with the tab. */
export const tabStorage = guarded(() => (typeof window === 'undefined' ? null : window.sessionStorage));

/**
 * Browsers throw a SecurityError on the very access to their storage if the person blocks site data, or in a sandboxed
 * frame. The site then works as if nothing were stored. On the server there's none either: Node's own, from version 25 on, would be
 * everyone's.
 */
function guarded(find: () => Storage | null): BrowserStorage {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | null => {
    try {
      const storage = find();
      return storage === null ? null : work(storage);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return null;
      throw error;
    }
  };
  const write = (key: string, value: string) => void attempt((storage) => storage.setItem(key, value));
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write,
    tryWrite: (key, value) => {
      try {
        write(key, value);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
    keysOf: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

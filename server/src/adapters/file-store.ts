export interface StoredFile {
  readonly content: Buffer;
  readonly contentType: string;
}

/**
 * Keeps uploaded files. Keys are ours: `<folder>/<random>.<ext>`, letters, digits, dots, dashes and single slashes.
 */
export interface FileStore {
  /** Stores a file whole or not at all; a key that exists is replaced. */
  put(key: string, file: StoredFile): Promise<void>;
  /** @returns null where there is no such file */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Everything in a folder, what was begun and never ended too; for the sweep of orphans (CRA-13). */
  list(folder: string): Promise<readonly ListedFile[]>;
}

export interface ListedFile {
  readonly key: string;
  /** By the store's clock. */
  readonly storedAt: Date;
}

const KEY = /^[a-z0-9-]+\/[a-zA-Z0-9_-]+\.[a-z0-9]+$/;

/** @throws RangeError for a key that is not ours: it must never reach a path or an address */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('Not a key of the file store');
  return key;
}

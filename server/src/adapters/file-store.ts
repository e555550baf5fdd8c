export interface StoredFile {
  readonly content: Buffer;
  readonly contentType: string;
}

/**
 * Stores uploaded files. Our code chooses the keys: `<folder>/<random>.<ext>`, with letters, digits, dashes, underscores,
 * one slash and one dot.
 */
export interface FileStore {
  /** Stores a file completely or not at all. Replaces an existing file with the same key. */
  put(key: string, file: StoredFile): Promise<void>;
  /** @returns null if there's no such file */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file. Does nothing if it doesn't exist. */
  remove(key: string): Promise<void>;
  /** Everything in a folder, including unfinished files; for the sweep of orphans (CRA-13). */
  list(folder: string): Promise<readonly ListedFile[]>;
}

export interface ListedFile {
  readonly key: string;
  /** By the store's clock. */
  readonly storedAt: Date;
}

const keyPattern = /^[a-z0-9-]+\/[a-zA-Z0-9_-]+\.[a-z0-9]+$/;

/** @throws RangeError for a key in any other format: it must never reach a path or a URL */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError('Not a valid file store key');
  return key;
}

import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of one folder that can be made again at any time. */
export interface CachedFiles {
  /** @returns null for a missing file */
  read(file: string): Promise<Buffer | null>;
  has(file: string): Promise<boolean>;
  /** Stores a file whole or not at all. */
  write(file: string, content: string | Buffer): Promise<void>;
}

/** @param folder made if missing; may be emptied at any time */
export function cachedFiles(folder: string): CachedFiles {
  return {
    read: (file) => readFile(join(folder, file)).catch(() => null),
    has: (file) =>
      access(join(folder, file)).then(
        () => true,
        () => false,
      ),
    write: async (file, content) => {
      const unfinished = join(folder, `.${file}.${randomBytes(4).toString('hex')}.part`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, join(folder, file));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

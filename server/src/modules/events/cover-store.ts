import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { keptFiles } from './kept-files';

/** A drawn picture, ready to send in either form. */
export interface StoredCover {
  readonly svg: Buffer;
  readonly gzipped: Buffer;
}

/** Keeps drawn covers: the last few hundred in memory, all of them as files. Their names identify what they show. */
export interface CoverStore {
  /** @returns null for a cover that hasn't been drawn yet */
  find(file: string): Promise<StoredCover | null>;
  has(file: string): Promise<boolean>;
  keep(file: string, svg: string): Promise<StoredCover>;
}

const inMemory = 400;
const compress = promisify(gzip);

/** @param folder made if missing; may be emptied at any time, as everything in it can be drawn again */
export function coverStore(folder: string): CoverStore {
  const files = keptFiles(folder);
  const recent = new Map<string, StoredCover>();

  const remember = async (file: string, svg: Buffer): Promise<StoredCover> => {
    const cover = { svg, gzipped: await compress(svg) };
    recent.delete(file);
    recent.set(file, cover);
    const [oldest] = recent.keys();
    if (recent.size > inMemory && oldest !== undefined) recent.delete(oldest);
    return cover;
  };

  return {
    find: async (file) => {
      const known = recent.get(file);
      if (known) return known;
      const svg = await files.read(file);
      return svg === null ? null : remember(file, svg);
    },
    has: async (file) => recent.has(file) || files.has(file),
    keep: async (file, svg) => {
      await files.write(file, svg);
      return remember(file, Buffer.from(svg));
    },
  };
}

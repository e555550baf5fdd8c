import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { systemSentence } from '@ascendant/embedded-postgres/system-trouble';
import type { Encoding } from '../../../http/encoded-body';

/** A drawn picture, ready to send in each form. */
export type StoredCover = Readonly<Record<Encoding, Buffer>>;

/** A cache of drawn covers: the last few hundred in memory, all of them as files. Their names identify what they show. */
export interface CoverStore {
  /** @returns null for a cover that hasn't been drawn yet */
  find(file: string): Promise<StoredCover | null>;
  has(file: string): Promise<boolean>;
  /** Stores one that no one has asked for yet: as a file. */
  write(file: string, svg: string): Promise<void>;
  /** Stores one that's sent now. */
  store(file: string, svg: string): Promise<StoredCover>;
}

const inMemory = 400;
const inGzip = promisify(gzip);
/** At the highest quality, which is the default. It takes 20 ms in a thread, and a cover gets a sixth smaller than with gzip. */
const inBrotli = promisify(brotliCompress);

/** @param folder made if missing; may be emptied at any time, as everything in it can be drawn again */
export function coverStore(folder: string): CoverStore {
  const files = cachedFiles(folder);
  const recent = new Map<string, StoredCover>();

  const remember = async (file: string, svg: Buffer): Promise<StoredCover> => {
    const [gzipped, br] = await Promise.all([inGzip(svg), inBrotli(svg)]);
    const cover = { plain: svg, gzip: gzipped, br };
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
    write: (file, svg) => files.write(file, svg),
    store: async (file, svg) => {
      await files.cache(file, svg);
      return remember(file, Buffer.from(svg));
    },
  };
}

/** Files of one folder that can be made again at any time. */
export interface CachedFiles {
  /** @returns null for a missing file */
  read(file: string): Promise<Buffer | null>;
  has(file: string): Promise<boolean>;
  /** Stores a file whole or not at all. */
  write(file: string, content: string | Buffer): Promise<void>;
  /** Stores a file that's sent now. If the disk has no room for it, it's made again whenever it's asked for. */
  cache(file: string, content: string | Buffer): Promise<void>;
}

/** @param folder made if missing; may be emptied at any time */
export function cachedFiles(folder: string): CachedFiles {
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    const unfinished = join(folder, `.${file}.${randomBytes(4).toString('hex')}.part`);
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  return {
    read: (file) => readFile(join(folder, file)).catch(() => null),
    has: (file) =>
      access(join(folder, file)).then(
        () => true,
        () => false,
      ),
    write,
    cache: (file, content) =>
      write(file, content).catch((error: unknown) => {
        if (systemSentence(error) === null) throw error;
      }),
  };
}

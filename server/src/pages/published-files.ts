import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { FileStore, StoredFile } from '../adapters/file-store';

/** How many releases' files stay. Source: docs/archive/decisions/0163-releases.md. */
const releasesKept = 3;
/** A missing file makes us look for other releases, at most this often. */
const lookEveryMs = 5000;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const release = z.object({ files: z.array(z.string()) });

/** The files of the pages of the last releases, which every process can serve. */
export interface PublishedFiles {
  /** Stores the files of this build for the others, and removes those of old releases. */
  publish(): Promise<void>;
  /** A file of another build, by its name; null if none of the last releases has it. */
  read(name: string): Promise<StoredFile | null>;
}

/**
 * While a release replaces another, a page of the new one may ask a process of the old one for its scripts, and a page that has been open since before
 * asks the new one for the old ones. Names contain a hash of the content, so a name is one file for ever.
 * @param folder of this build's files
 */
export function publishedFiles(files: FileStore, folder: string, now = () => performance.now()): PublishedFiles {
  const none: ReadonlySet<string> = new Set();
  // Those who ask while it's being read wait for it: a page asks for all of its scripts at once.
  let known = Promise.resolve(none);
  let lookedAt = Number.NEGATIVE_INFINITY;
  const isKnown = async (name: string): Promise<boolean> => {
    const before = await known.catch(() => none);
    if (before.has(name)) return true;
    if (now() - lookedAt >= lookEveryMs) {
      lookedAt = now();
      known = releasesOf(files).then((releases) => new Set(releases.flatMap((each) => each.files)));
    }
    return (await known).has(name);
  };
  return {
    publish: () => publish(files, folder),
    read: async (name) => {
      if (!(await isKnown(name))) return null;
      const file = await files.get(keyOf(name));
      return file && { ...file, contentType: types[extname(name)] ?? 'application/octet-stream' };
    },
  };
}

async function publish(files: FileStore, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => types[extname(name)] !== undefined).toSorted();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  // The list comes first: nothing that's on a list is removed, whoever else starts now.
  const content = Buffer.from(JSON.stringify({ files: names }));
  await files.put(`releases/${build}.json`, { content, contentType: 'application/json' });
  const stored = new Set((await files.list('assets')).map(({ key }) => key));
  for (const name of names.filter((each) => !stored.has(keyOf(each))))
    await files.put(keyOf(name), {
      content: await readFile(join(folder, name)),
      contentType: types[extname(name)] ?? '',
    });
  await removeOld(files);
}

interface Release {
  readonly key: string;
  readonly files: readonly string[];
}

/** The newest first, by when they were last started. */
async function releasesOf(files: FileStore): Promise<readonly Release[]> {
  const listed = (await files.list('releases')).toSorted(
    (one, other) => other.storedAt.getTime() - one.storedAt.getTime(),
  );
  const read = await Promise.all(
    listed.map(async ({ key }) => {
      const file = await files.get(key);
      const parsed = release.safeParse(file === null ? null : JSON.parse(file.content.toString()));
      return parsed.success ? { key, ...parsed.data } : null;
    }),
  );
  return read.filter((each) => each !== null);
}

async function removeOld(files: FileStore): Promise<void> {
  const releases = await releasesOf(files);
  const kept = new Set(releases.slice(0, releasesKept).flatMap((each) => each.files));
  for (const { key, files: names } of releases.slice(releasesKept)) {
    for (const name of names) if (!kept.has(name)) await files.remove(keyOf(name));
    await files.remove(key);
  }
}

/** A key has one dot. */
function keyOf(name: string): string {
  const ending = extname(name);
  return `assets/${name.slice(0, -ending.length).replaceAll('.', '_')}${ending}`;
}

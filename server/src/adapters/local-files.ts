import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { checkedKey, type FileStore, type ListedFile } from './file-store';

/** The file types we store. The type follows from the key; only the bytes are stored. */
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

/** Stores files in a folder on this machine. */
export function localFiles(root: string): FileStore {
  const pathOf = (key: string) => join(root, checkedKey(key));
  return {
    put: async (key, { content }) => {
      const path = pathOf(key);
      const unfinished = join(dirname(path), `${randomBytes(8).toString('hex')}.part`);
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const content = await readFile(pathOf(key)).catch(nullWhenMissing);
      return content === null ? null : { content, contentType: types[extname(key)] ?? 'application/octet-stream' };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async (folder) => {
      const names = await readdir(join(root, folder)).catch(nullWhenMissing);
      const listed = await Promise.all((names ?? []).map((name) => listedFile(root, `${folder}/${name}`)));
      return listed.filter((file) => file !== null);
    },
  };
}

/** @returns null for a file that has just been removed */
async function listedFile(root: string, key: string): Promise<ListedFile | null> {
  const found = await stat(join(root, key)).catch(nullWhenMissing);
  return found && { key, storedAt: found.mtime };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

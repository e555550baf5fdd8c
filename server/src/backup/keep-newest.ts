import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Backups that were given no name are named by their time, so their names sort by it. */
const named = /^backup-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/** Deletes all but the newest backups of a folder. What has another name stays. @returns how many were deleted */
export async function keepNewest(folder: string, count: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => named.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old.length;
}

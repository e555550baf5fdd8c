import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrl, isPostgres, readPostmaster } from './postmaster-file';

/** An embedded server that's running. */
export interface RunningDatabase {
  readonly pid: number;
  /** Connects to the database `ascendant` as its superuser. */
  readonly url: string;
}

/**
 * Looks up the server of a data folder from outside, without starting or keeping it.
 * @param dataDir the folder that `startEmbeddedPostgres` was called with
 * @returns null if no server is running
 */
export async function runningDatabase(dataDir: string): Promise<RunningDatabase | null> {
  const folder = await clusterFolder(dataDir);
  const found = await readPostmaster(join(folder, 'data'));
  if (found === null || !(await isPostgres(found.pid))) return null;
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return { pid: found.pid, url: databaseUrl(password, found) };
}

/** Where the database of a data folder is: inside it, or where the note in it points. */
export async function clusterFolder(dataDir: string): Promise<string> {
  const note = await readFile(join(dataDir, 'postgres-is-at'), 'utf8').catch(() => '');
  return note === '' ? join(dataDir, 'postgres') : note.trim();
}

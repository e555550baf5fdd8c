import type { SpawnOptions } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';

/** The user and group that PostgreSQL's programs run as; undefined is the one we are. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user `nobody` of every Unix: PostgreSQL refuses to run as root, so root starts it as this one. */
const NOBODY: PostgresUser = { uid: 65_534, gid: 65_534 };

/**
 * Who PostgreSQL runs as.
 * @param dataFolder an existing data folder belongs to the one who made it, and root goes on as that user
 * @returns undefined for our own user, which is right everywhere but for root
 */
export async function postgresUser(dataFolder: string): Promise<PostgresUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => null);
  return owner === null || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/**
 * How a PostgreSQL program is spawned: from `/`, because its user may not be able to enter our own folder; in a process
 * group of its own, so that Ctrl-C in the terminal does not stop the database before the requests in flight are done;
 * and without our environment, which may hold secrets and PG* variables.
 */
export function runAs(user: PostgresUser | undefined): SpawnOptions {
  const isWindows = process.platform === 'win32';
  return { ...user, env: environment(), detached: true, windowsHide: true, ...(isWindows ? {} : { cwd: '/' }) };
}

/** Gives a path to the user that PostgreSQL runs as. Nothing happens where that is our own user. */
export async function giveTo(user: PostgresUser | undefined, path: string): Promise<void> {
  if (user !== undefined) await chown(path, user.uid, user.gid);
}

function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_MESSAGES: 'C' };
}

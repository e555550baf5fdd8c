import { type SpawnOptions, spawn } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';

/** The user and group that PostgreSQL's programs run as. Undefined means our own. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user `nobody`, which every Unix has. PostgreSQL refuses to run as root, so root starts it as this user. */
const nobody: PostgresUser = { uid: 65_534, gid: 65_534 };

/**
 * The user PostgreSQL runs as.
 * @param dataFolder if it exists, root continues as its owner
 * @returns undefined for our own user, which is right for everyone except root
 */
export async function postgresUser(dataFolder: string): Promise<PostgresUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => null);
  return owner === null || owner.uid === 0 ? nobody : { uid: owner.uid, gid: owner.gid };
}

/**
 * How to spawn a PostgreSQL program: from `/`, because its user might not be able to enter our working directory; in its
 * own process group, so that Ctrl-C in the terminal doesn't stop the database before the requests in flight are done;
 * and without our environment variables, which can contain secrets and PG* settings.
 */
export function runAs(user: PostgresUser | undefined): SpawnOptions {
  const isWindows = process.platform === 'win32';
  return { ...user, env: environment(), detached: true, windowsHide: true, ...(isWindows ? {} : { cwd: '/' }) };
}

/** Makes PostgreSQL's user the owner of a path. Does nothing if that's our own user. */
export async function giveTo(user: PostgresUser | undefined, path: string): Promise<void> {
  if (user !== undefined) await chown(path, user.uid, user.gid);
}

function environment(): NodeJS.ProcessEnv {
  const { searchPath, SystemRoot, temp } = process.env;
  return { searchPath, SystemRoot, temp, LC_MESSAGES: 'C' };
}

/** How a program ended. `code` is null if it couldn't be started. `output` is everything it printed. */
interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs to the end. Never throws: the result says what went wrong. */
export function run(program: string, args: readonly string[], user: PostgresUser | undefined): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...runAs(user), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The name of the superuser and of the database in every embedded cluster. */
export const embeddedName = 'ascendant';

/** What PostgreSQL writes about itself to `postmaster.pid`, which is also its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The folder of its Unix socket; null if it has none. */
  readonly socketFolder: string | null;
  readonly isReady: boolean;
}

/**
 * Reads the lock file of a data folder.
 * @returns null if there's no lock file, or it's still being written
 * Source: PostgreSQL source, src/include/utils/pidfile.h (line 1 pid, 4 port, 5 socket folder, 8 status).
 */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const text = await readFile(lockFile(dataFolder), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return null;
  return { pid, port, socketFolder: lines[4] || null, isReady: lines[7] === 'ready' };
}

/**
 * Removes the lock files that outlived a server: the folder's and its socket's. PostgreSQL does this itself, unless another
 * program now has the process id or the server is a zombie that was never reaped. In those cases it would refuse to start forever.
 */
export async function removeStaleLocks(dataFolder: string, server: Pick<Postmaster, 'pid' | 'port'>): Promise<void> {
  if (await isPostgres(server.pid)) return;
  await rm(join(dataFolder, `.s.PGSQL.${server.port}.lock`), { force: true });
  await rm(lockFile(dataFolder), { force: true });
}

/** Whether the process with this id is a live PostgreSQL. A zombie doesn't count: it serves nothing. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return isPostgresOnLinux(pid);
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}

/** Whether a process with this id exists, no matter who owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostgresOnLinux(pid: number): Promise<boolean> {
  // "pid (name) state …": the name is in the outermost parentheses, and the state is the letter after them.
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const name = line.slice(line.indexOf('(') + 1, line.lastIndexOf(')'));
  return name.startsWith('postgres') && line.charAt(line.lastIndexOf(')') + 2) !== 'Z';
}

function lockFile(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid');
}

/** The connection URL of an embedded database: through its Unix socket where it has one, otherwise through TCP. */
export function databaseUrl(
  password: string,
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
): string {
  const url = `postgresql://${embeddedName}:${password}@127.0.0.1:${port}/${embeddedName}`;
  return socketFolder === null ? url : `${url}?host=${encodeURIComponent(socketFolder)}`;
}

import { accessSync, constants, readFileSync, rmSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './postmaster-file';
import { runningDatabase } from './running-database';
import { startEmbeddedPostgres } from './start-embedded-postgres';

/** Where Linux has a file system in memory. */
const memory = '/dev/shm';

/** The two sites of the browser tests have a gigabyte each, most of it PostgreSQL's log. */
const roomBytes = 6 * 1024 ** 3;

const prefix = 'ascendant-test-';

/**
 * A new folder for a database that no one needs after this process. It's in memory if there's room, since PostgreSQL copies a thousand files to
 * make a database: that took 1.2 s on the disk of a busy machine, and 0.05 s in memory. Else it's where temporary files are.
 * A PostgreSQL in it ends with this process, also if a signal ends that before it stops the server.
 */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(hasRoom(memory) ? memory : tmpdir(), `${prefix}${process.pid}-`));
  // When we're root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  process.once('exit', () => removeAtExit(folder));
  return folder;
}

/** Ends a PostgreSQL that's still running in the folder, without waiting for it: on exit, nothing can be waited for. */
function removeAtExit(folder: string): void {
  try {
    const [pid] = readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It was stopped, as usual, or never started.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Cleans up after processes that were killed: stops the PostgreSQL in their scratch folders and deletes them. */
export async function removeDeadFolders(): Promise<void> {
  for (const parent of [memory, tmpdir()]) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names.filter(isDead)) await removeFolder(join(parent, name));
  }
}

async function removeFolder(folder: string): Promise<void> {
  if ((await runningDatabase(folder)) !== null) {
    // Joining the server and leaving it stops it, since no one else uses it.
    const postgres = await startEmbeddedPostgres(folder).catch(() => null);
    await postgres?.stop();
  }
  await rm(folder, { recursive: true, force: true });
}

function isDead(name: string): boolean {
  const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
  return pid !== undefined && !isAlive(Number(pid));
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomBytes;
  } catch {
    // Other systems have no such folder.
    return false;
  }
}

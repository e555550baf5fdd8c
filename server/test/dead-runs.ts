import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@ascendant/embedded-postgres/postmaster-file';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';

/** The prefix of the folders of test runs. */
export const runFolder = 'ascendant-test-';

/** Cleans up after test runs that were killed: stops their PostgreSQL and deletes their folders. */
export async function removeDeadRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(runFolder));
  for (const folder of names.map((name) => join(tmpdir(), name))) if (await isDead(folder)) await remove(folder);
}

/** A run stores its process id when it starts; one without may be just starting. */
async function isDead(folder: string): Promise<boolean> {
  const users = await readdir(join(folder, 'postgres/users')).catch(() => []);
  return users.length > 0 && !users.some((pid) => isAlive(Number(pid)));
}

async function remove(folder: string): Promise<void> {
  // Joining the server and leaving it stops it, since no one else uses it.
  const postgres = await startEmbeddedPostgres(folder).catch(() => null);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

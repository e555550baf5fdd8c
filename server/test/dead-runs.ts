import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@ascendant/embedded-postgres/postmaster-file';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';

/** How the folders of test runs begin. */
export const runFolder = 'ascendant-test-';

/** Ends what killed test runs have left: their PostgreSQL, and their folders. */
export async function removeDeadRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(runFolder));
  for (const folder of names.map((name) => join(tmpdir(), name))) if (await isDead(folder)) await remove(folder);
}

/** A run that has begun notes its process; one without a note may just be beginning. */
async function isDead(folder: string): Promise<boolean> {
  const users = await readdir(join(folder, 'postgres/users')).catch(() => []);
  return users.length > 0 && !users.some((pid) => isAlive(Number(pid)));
}

async function remove(folder: string): Promise<void> {
  // Joining the server and leaving it again stops it, since no one else uses it.
  const postgres = await startEmbeddedPostgres(folder, () => undefined).catch(() => null);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

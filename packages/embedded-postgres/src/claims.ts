import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterHome } from './home';
import { isAlive } from './postmaster-file';

/** Records that this process uses the cluster, so that another process doesn't stop the server when it ends. */
export async function claim(home: ClusterHome): Promise<void> {
  await writeFile(join(home.users, String(process.pid)), '', { mode: 0o600 });
}

/**
 * Removes this process's claim, and the claims of processes that were killed.
 * @returns whether no other live process uses the cluster
 */
export async function releaseClaim(home: ClusterHome): Promise<boolean> {
  await rm(join(home.users, String(process.pid)), { force: true });
  const others = await readdir(home.users).catch(() => []);
  const live = others.filter((name) => isAlive(Number(name)));
  await Promise.all(others.filter((name) => !live.includes(name)).map((name) => rm(join(home.users, name))));
  return live.length === 0;
}

import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '@ascendant/embedded-postgres/postmaster-file';
import { runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { scratchFolder } from '@ascendant/embedded-postgres/scratch-folder';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { vi } from 'vitest';
import { migrate } from '../../src/database/migrate';
import { migrateJobs } from '../../src/jobs/runner';
import { afterFile } from '../after-file';
import { withoutDurability } from '../global-setup';
import { longWait } from '../long-wait';

/** Two PostgreSQL servers: a migrated primary, and a standby that replays its log. */
export interface ReplicatedDatabase {
  readonly primary: EmbeddedPostgres;
  readonly standby: EmbeddedPostgres;
  /** Kills the standby, which is started again on the same port. */
  killStandby(): Promise<void>;
}

/** Starts both for a test file, and deletes them after it. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const [folder, copy] = [await scratchFolder(), await scratchFolder()];
  const built = await startEmbeddedPostgres(folder, {}, withoutDurability);
  await migrate(built.url);
  await migrateJobs(built.url);
  await built.stop();
  // The files of a stopped server are a whole backup. `cp -a` keeps the owner that PostgreSQL insists on.
  await promisify(execFile)('cp', ['-a', `${folder}/.`, copy]);
  await writeFile(join(copy, 'postgres', 'data', 'standby.signal'), '');
  const primary = await startEmbeddedPostgres(folder, {}, withoutDurability);
  const standby = await startEmbeddedPostgres(copy, {}, { ...withoutDurability, primary_conninfo: primary.url });
  afterFile(async () => {
    for (const server of [standby, primary]) await server.stop();
    for (const each of [folder, copy]) await rm(each, { recursive: true, force: true });
  });
  return {
    primary,
    standby,
    killStandby: async () => {
      const running = await runningDatabase(copy);
      if (running === null) throw new RangeError('the standby is not running');
      process.kill(running.pid, 'SIGKILL');
      await vi.waitUntil(() => !isAlive(running.pid), longWait);
    },
  };
}

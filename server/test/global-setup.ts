import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate';
import { migrateJobs } from '../src/jobs/runner';
import { removeDeadRuns, runFolder } from './dead-runs';
import { loadSmallGazetteer } from './small-gazetteer';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Reaches the maintenance database of the run's own PostgreSQL. */
    readonly maintenanceUrl: string;
  }
}

/** The migrated database that every test database is a copy of: empty, but for some towns. */
export const templateDatabase = 'tpl';

/** Nothing of a test outlives its run: a test that kills PostgreSQL starts one of its own. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** One PostgreSQL for the whole run, in a folder of its own, with one migrated template. Gone afterwards. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeDeadRuns();
  const folder = await mkdtemp(join(tmpdir(), runFolder));
  // PostgreSQL's user has to enter it when we are root.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, () => undefined, forgetful);
  const maintenanceUrl = databaseUrl(postgres.url, 'postgres');
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrate(databaseUrl(postgres.url, templateDatabase));
  await migrateJobs(databaseUrl(postgres.url, templateDatabase));
  await loadSmallGazetteer(databaseUrl(postgres.url, templateDatabase));
  project.provide('maintenanceUrl', maintenanceUrl);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(postgres.folder, { recursive: true, force: true });
  };
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

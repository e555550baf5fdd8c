import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { migrate } from '../src/database/migrate';
import { migrateJobs } from '../src/jobs/runner';
import { removeDeadRuns, RUN_FOLDER } from './dead-runs';
import { loadSmallGazetteer } from './small-gazetteer';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Reaches the maintenance database of the run's own PostgreSQL. */
    maintenanceUrl: string;
  }
}

/** The migrated database that every test database is a copy of: empty, but for some towns. */
export const TEMPLATE = 'tpl';

/** Nothing of a test outlives its run: a test that kills PostgreSQL starts one of its own. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** One PostgreSQL for the whole run, in a folder of its own, with one migrated template. Gone afterwards. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeDeadRuns();
  const folder = await mkdtemp(join(tmpdir(), RUN_FOLDER));
  // PostgreSQL's user has to enter it when we are root.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, () => undefined, FORGETFUL);
  const maintenanceUrl = databaseUrl(postgres.url, 'postgres');
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(databaseUrl(postgres.url, TEMPLATE));
  await migrateJobs(databaseUrl(postgres.url, TEMPLATE));
  await loadSmallGazetteer(databaseUrl(postgres.url, TEMPLATE));
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

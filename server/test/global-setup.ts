import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { removeDeadFolders, scratchFolder } from '@ascendant/embedded-postgres/scratch-folder';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../src/database/connection';
import { databaseOn } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { migrateJobs } from '../src/jobs/runner';
import { loadGazetteer } from '../src/modules/places/load-gazetteer';
import { startPooler } from './pooler';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the maintenance database in the run's own PostgreSQL. */
    readonly maintenanceUrl: string;
    /** URL of the same through PgBouncer with `TEST_POOLER=pgbouncer`; else `maintenanceUrl`. */
    readonly poolerUrl: string;
  }
}

/** The migrated database that every test database is a copy of: empty, except for some towns. */
export const templateDatabase = 'tpl';
/** The same with the demo, once a test has asked for it. */
export const demoTemplate = 'tpl_demo';

/** Durability is off, since no data outlives the run. A test that kills PostgreSQL starts its own. */
export const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Each worker may run several servers at once, with a pool of 20 each and more for jobs and the sandbox. */
const connections = { max_connections: '400' };

/**
 * One PostgreSQL for the whole run, in its own folder, with one migrated template. It's deleted afterwards. With
 * `TEST_DATABASE_URL` it's that server instead, of another version: a superuser's address, of a server made for this.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeDeadFolders();
  const folder = await scratchFolder();
  const given = process.env['TEST_DATABASE_URL'];
  const postgres =
    given === undefined
      ? await startEmbeddedPostgres(folder, {}, { ...withoutDurability, ...connections })
      : { url: given, folder, stop: () => Promise.resolve() };
  const maintenanceUrl = databaseUrl(postgres.url, 'postgres');
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  for (const name of [templateDatabase, demoTemplate]) await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrate(databaseUrl(postgres.url, templateDatabase));
  await migrateJobs(databaseUrl(postgres.url, templateDatabase));
  await loadSmallGazetteer(databaseUrl(postgres.url, templateDatabase));
  const pooler = process.env['TEST_POOLER'] === 'pgbouncer' ? await startPooler(maintenanceUrl, folder) : null;
  project.provide('maintenanceUrl', maintenanceUrl);
  project.provide('poolerUrl', pooler?.url ?? maintenanceUrl);
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(postgres.folder, { recursive: true, force: true });
  };
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** About two hundred lines of GeoNames' table (geonames.org, CC BY 4.0): the towns that tests use. */
const file = fileURLToPath(new URL('small-gazetteer.txt', import.meta.url));

/** Loads these towns instead of all 125,098, which takes seconds; the gazetteer then counts as loaded. */
async function loadSmallGazetteer(url: string): Promise<void> {
  const pool = openPool(url, () => undefined, 2);
  await loadGazetteer(databaseOn(pool), { file });
  await pool.end();
}

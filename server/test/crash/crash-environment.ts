import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { Client, type Pool } from 'pg';
import { openPool } from '../../src/database/connection';
import { databaseOn, type Database } from '../../src/database/database';
import { migrate } from '../../src/database/migrate';
import { migrateJobs } from '../../src/jobs/runner';
import { databaseUrl } from '../global-setup';
import { bundleCheckoutServer } from '../process/checkout-server';
import { eventually, postgresOf } from '../process/server-process';

/** How often each crash is tried at each point, for each target: `CRASH_TIMES`. Continuous integration tries each once. */
export const times = Array.from({ length: Number(process.env['CRASH_TIMES'] ?? 3) }, (_, at) => at + 1);

/** A durable PostgreSQL with one database; it restarts by itself when it's killed. */
export interface CrashEnvironment {
  readonly folder: string;
  readonly url: string;
  readonly pool: Pool;
  readonly db: Database;
  /** Where emails are sent; without it they go to the outbox. */
  readonly smtpUrl?: string;
  /** Kills PostgreSQL with -9, and waits until it answers again. */
  killPostgres(): Promise<void>;
  /** Stops PostgreSQL, and leaves it stopped. */
  stopPostgres(): Promise<void>;
  /** Stops PostgreSQL and deletes its data. */
  close(): Promise<void>;
}

/** @param isMigrated false for an empty database */
export async function crashEnvironment({ isMigrated = true } = {}): Promise<CrashEnvironment> {
  await bundleCheckoutServer();
  const folder = await mkdtemp(join(tmpdir(), 'ascendant-crash-'));
  const postgres = await startEmbeddedPostgres(folder);
  const url = await newDatabase(postgres.url, 'crash');
  if (isMigrated) {
    await migrate(url);
    await migrateJobs(url);
  }
  const pool = openPool(url, () => undefined);
  const close = async (): Promise<void> => {
    await pool.end();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  const db = databaseOn(pool);
  return { folder, url, pool, db, killPostgres: () => killPostgres(folder, pool), stopPostgres: postgres.stop, close };
}

export async function newDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(url, name);
}

async function killPostgres(folder: string, pool: Pool): Promise<void> {
  const pid = await postgresOf(folder);
  if (pid === null) throw new RangeError('PostgreSQL does not run');
  process.kill(pid, 'SIGKILL');
  await eventually(async () => ![null, pid].includes(await postgresOf(folder)));
  await eventually(() =>
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
  );
}

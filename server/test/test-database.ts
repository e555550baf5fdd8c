import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { openPool } from '../src/database/connection';
import { databaseOn, type Database } from '../src/database/database';
import { afterFile } from './after-file';
import { databaseUrl, templateDatabase } from './global-setup';

const connections = 20;
/** Of 60 writers at once, the last waits long for a connection where the machine does other work. */
const longestWaitMs = 60_000;

/** A test's own database, and a `pool` and `db` connected to it. */
export interface TestDatabase {
  /** For what needs a session: listening, migrations and backups. */
  readonly url: string;
  /** For everything else, and what `pool` uses: a pooler's with `TEST_POOLER=pgbouncer`. */
  readonly pooledUrl: string;
  readonly pool: Pool;
  readonly db: Database;
  drop(): Promise<void>;
}

/**
 * Copies the migrated template and drops the copy after the test file. Copying the files takes an eighth of the time of copying by way of
 * the log, PostgreSQL's default.
 * @param template another database to copy; nothing may be connected to it
 */
export async function testDatabase(template = templateDatabase): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await maintain(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(inject('maintenanceUrl'), name);
  const pooledUrl = databaseUrl(inject('poolerUrl'), name);
  const pool = openPool(pooledUrl, () => undefined, connections, longestWaitMs);
  let dropped: Promise<void> | undefined;
  const drop = (): Promise<void> => (dropped ??= pool.end().then(() => maintain(`drop database ${name} with (force)`)));
  afterFile(drop);
  return { url, pooledUrl, pool, db: databaseOn(pool), drop };
}

async function maintain(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('maintenanceUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

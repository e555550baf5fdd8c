import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { StartError } from '../errors/start-error';
import { faultPoint } from '../faults/fault-points';
import { serverFolder } from '../folders';
import { amountDone, silently, type Progress } from '../progress/progress';
import { beginPreparing, connectToPrepare } from './connection';
import { applyColumnFunctions, applyFunctions, readFunctions } from './functions';
import { reasonOf, remedyOf } from './start-trouble';
import { renewZoneTable } from './zone-table.repository';

/** The folder of numbered SQL files: `0001_name.sql`, applied in the order of their names, forward only. */
export const migrationsFolder = join(serverFolder, 'db/migrations');

/** An arbitrary number that no other program uses on this database: one migration runs at a time. */
const lock = 4_705_231_106;

/** The first migration of databases that were made before the first release. Nothing leads from them to this version. */
const firstBeforeRelease = '0000_extensions.sql';

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/**
 * Migrates the database to the newest version. Each file is one transaction, so no half-applied file is left (CRA-14).
 * Two processes can call it at the same time: one of them applies each file, under a lock that ends with the transaction
 * (so that it works through a transaction-mode pooler).
 * Afterwards the functions and triggers are those of this version of the program (./functions.ts), and the zone table has the edition that
 * it ships.
 * @param connectionString connects as the role that owns the tables (OPS-04)
 * @returns the names of the files applied now
 * @throws StartError, with the file's name, if an applied file was changed or is missing, or a file fails
 */
export async function migrate(
  connectionString: string,
  folder = migrationsFolder,
  progress: Progress = silently,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const functions = folder === migrationsFolder ? await readFunctions() : null;
  const client = await connectToPrepare(connectionString);
  try {
    const applied = await locked(client, () => knownMigrations(client));
    refuseChanged(applied, migrations);
    if (functions) await locked(client, () => applyColumnFunctions(client, functions));
    const fresh: string[] = [];
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const [index, migration] of missing.entries()) {
      if (await applyOne(client, migration)) fresh.push(migration.name);
      progress(`Updating the database: ${amountDone(index + 1, missing.length, 'migrations')}`);
    }
    if (functions) {
      await locked(client, () => applyFunctions(client, functions));
      await locked(client, () => renewZoneTable(client));
    }
    return fresh;
  } finally {
    await client.end();
  }
}

/** The migrations of a folder, in order. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      // A checkout on Windows may have changed the line endings, and nothing else.
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name, text, checksum };
    }),
  );
}

async function knownMigrations(client: Client): Promise<ReadonlyMap<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseChanged(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  if (applied.has(firstBeforeRelease))
    throw new StartError(
      "This database is from before the first release, and this version can't update it. To start afresh, delete the folder that DATA_DIR names (./var by default) or name an empty database in DATABASE_URL.",
    );
  const present = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const found = present.get(name);
    if (found === undefined)
      throw new StartError(
        `The database has the migration ${name}, which this version of the program doesn't know. Start the newer version that made it, or use another database.`,
      );
    if (found.checksum !== checksum)
      throw new StartError(`The migration ${name} was changed after it had been applied. Add a new one instead.`);
  }
}

/** @returns false if another process has already applied it */
async function applyOne(client: Client, { name, text, checksum }: Migration): Promise<boolean> {
  try {
    return await locked(client, async () => {
      if ((await knownMigrations(client)).has(name)) return false;
      await client.query(text);
      FAULT: await faultPoint('migrating');
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      return true;
    });
  } catch (error) {
    const advice = remedyOf(error) ?? 'Correct what it names, then start again.';
    throw new StartError(`The migration ${name} failed and was rolled back: ${reasonOf(error)}. ${advice}`);
  }
}

/**
 * Runs changes to the schema that only one process can make at a time, such as a library's migrations.
 * @throws anything that `work` throws
 */
export async function migratingAlone(connectionString: string, work: () => Promise<void>): Promise<void> {
  const client = await connectToPrepare(connectionString);
  try {
    await locked(client, work);
  } finally {
    await client.end();
  }
}

async function locked<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query(beginPreparing);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../errors/start-error';
import { faultPoint } from '../faults/fault-points';
import { amountDone, silently, type Progress } from '../progress/progress';
import { beginPreparing, connectToPrepare } from './connection';
import { databaseTrouble } from './database-errors';
import { countSeries, giveSeries, noteUnsummedDates } from './event-series.repository';
import { applyColumnFunctions, applyFunctions, readFunctions, whoseFunctions, type Functions } from './functions';
import {
  appliedMigrations,
  isFromNewer,
  migrationsFolder,
  prepareMigrationsTable,
  readMigrations,
  refuseUnfit,
  type Migration,
} from './migrations';
import { concurrentStatements, buildOutside } from './outside-transactions';
import { giveTexts } from './search-texts.repository';
import { reasonOf, remedyOf } from './start-trouble';
import { lockInOrder, tablesIn } from './table-locks';
import { renewZoneTable } from './zone-table.repository';

/** An arbitrary number that no other program uses on this database: one migration runs at a time. */
const lock = 4_705_231_106;

/**
 * How long a change of the schema waits for a table that's in use, and everyone else behind it. Then it lets the others pass, and tries again.
 * Shorter than a booking waits (rule PAY-03). Source: docs/decisions/0161-upgrades.md.
 */
const lockTimeout = '2s';
const againMs = 1000;
/** How often a process asks whether another one has finished. */
const askMs = 100;
const mostTries = 200;

/** How a migration runs. */
export interface MigrateOptions {
  readonly folder?: string;
  readonly progress?: Progress;
}

/**
 * Migrates the database to the newest version, while earlier programs use it. Each file is one transaction, so no half-applied file is left
 * (CRA-14), except one that builds indexes concurrently. Two processes can call it at the same time: one of them applies each file, under a lock
 * that ends with the transaction (so that it works through a transaction-mode pooler).
 * Afterwards the functions and triggers are those of this version of the program (./functions.ts), and the zone table has the edition that
 * it ships; unless a newer program has been here, on whose schema this one can run.
 * @param connectionString connects as the role that owns the tables (OPS-04)
 * @returns the names of the files applied now
 * @throws StartError, with the file's name, if an applied file was changed, this program is too old, or a file fails
 */
export async function migrate(
  connectionString: string,
  { folder = migrationsFolder, progress = silently }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const functions = folder === migrationsFolder ? await readFunctions() : null;
  const client = await connectToPrepare(connectionString);
  const task: Task = { client, connectionString, progress };
  try {
    const applied = await alone(task, async () => {
      await prepareMigrationsTable(client);
      return appliedMigrations(client);
    });
    refuseUnfit(applied, migrations);
    if (isFromNewer(applied, migrations)) return [];
    if (functions && (await whoseFunctions(client, functions)) === 'newer') return [];
    if (functions) await alone(task, () => applyColumnFunctions(client, functions));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    const fresh: string[] = [];
    for (const [index, migration] of missing.entries()) {
      if (await applyOne(task, migration)) fresh.push(migration.name);
      progress(`Updating the database: ${amountDone(index + 1, missing.length, 'migrations')}`);
    }
    if (functions) await applyProgram(task, functions);
    return fresh;
  } finally {
    await client.end();
  }
}

/** What a migration works with. */
interface Task {
  readonly client: Client;
  readonly connectionString: string;
  readonly progress: Progress;
}

async function applyProgram(task: Task, functions: Functions): Promise<void> {
  await alone(task, () => applyFunctions(task.client, functions));
  await alone(task, () => renewZoneTable(task.client));
  if (!(await alone(task, () => refusesNull(task.client, 'events', 'series_id')))) {
    task.progress('Updating the database: giving every event a series');
    while (await alone(task, () => giveSeries(task.client)));
  }
  if (!(await alone(task, () => refusesNull(task.client, 'event_search', 'text_id')))) {
    task.progress('Updating the database: writing what searches find');
    while (await alone(task, () => giveTexts(task.client)));
  }
  await alone(task, () => countSeries(task.client));
  await alone(task, () => noteUnsummedDates(task.client));
}

/** @returns false if another process has already applied it */
async function applyOne(task: Task, migration: Migration): Promise<boolean> {
  const { client } = task;
  const { name, text } = migration;
  try {
    const concurrent = concurrentStatements(migration);
    if (concurrent !== null) return await applyOutside(task, migration, concurrent);
    return await alone(task, async () => {
      if ((await appliedMigrations(client)).has(name)) return false;
      await lockInOrder(client, await tablesIn(client, text));
      await client.query(text);
      await noteApplied(client, migration);
      return true;
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const advice = remedyOf(error) ?? 'Correct what it names, then start again.';
    throw new StartError(`The migration ${name} failed and was rolled back: ${reasonOf(error)}. ${advice}`);
  }
}

/** Builds indexes while the tables are in use. The lock is another connection's, because this can't be done in a transaction. */
async function applyOutside(
  { connectionString, ...task }: Task,
  migration: Migration,
  statements: readonly string[],
): Promise<boolean> {
  const builder = await connectToPrepare(connectionString);
  try {
    return await alone({ connectionString, ...task }, async () => {
      if ((await appliedMigrations(task.client)).has(migration.name)) return false;
      for (const statement of statements) await buildOutside(builder, statement);
      await noteApplied(task.client, migration);
      return true;
    });
  } finally {
    await builder.end();
  }
}

async function noteApplied(client: Client, { name, checksum, oldestProgram }: Migration): Promise<void> {
  FAULT: await faultPoint('migrating');
  await client.query('insert into schema_migrations (name, checksum, oldest_program) values ($1, $2, $3)', [
    name,
    checksum,
    oldestProgram,
  ]);
}

/**
 * Runs changes to the schema that only one process can make at a time, such as a library's migrations.
 * @throws anything that `work` throws
 */
export async function migratingAlone(connectionString: string, work: () => Promise<void>): Promise<void> {
  const client = await connectToPrepare(connectionString);
  try {
    await alone({ client, connectionString, progress: silently }, work);
  } finally {
    await client.end();
  }
}

/** In a transaction, one process at a time. If a table is in use for too long, all of it is rolled back and tried again. */
async function alone<Result>({ client, progress }: Task, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    await beginAlone(client);
    try {
      await client.query(`set local lock_timeout = '${lockTimeout}'`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (databaseTrouble(error) !== 'busy' || tries === mostTries) throw error;
      progress(`Updating the database: waiting for tables that are in use, try ${tries + 1} of ${mostTries}`);
      await sleep(againMs);
    }
  }
}

/**
 * Begins a transaction that has the lock. It asks for the lock again and again instead of waiting in the database: a statement that waits has a snapshot,
 * and the process that has the lock may be building an index concurrently, which waits for all older snapshots.
 */
async function beginAlone(client: Client): Promise<void> {
  for (;;) {
    await client.query(beginPreparing);
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [
      lock,
    ]);
    if (rows[0]?.isOurs === true) return;
    await client.query('rollback');
    await sleep(askMs);
  }
}

/** Whether a column refuses null: what older rows lack has been written to all of them. */
async function refusesNull(client: Client, table: string, column: string): Promise<boolean> {
  const { rows } = await client.query<{ refuses: boolean }>(
    `select attnotnull as refuses from pg_attribute where attrelid = format('public.%I', $1::text)::regclass and attname = $2`,
    [table, column],
  );
  return rows[0]?.refuses === true;
}

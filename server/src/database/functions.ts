import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { StartError } from '../errors/start-error';
import { faultPoint } from '../faults/fault-points';
import { serverFolder } from '../folders';
import { isOlder, programVersion } from '../version';
import { databaseTrouble } from './database-errors';
import { exists, hasColumn } from './migrations';
import { reasonOf, remedyOf } from './start-trouble';
import { replaceTriggers, triggersIn, withoutTriggers, type Trigger } from './triggers';

/** Functions that several tables share, by subject. */
export const functionsFolder = join(serverFolder, 'db/functions');
/** Beside each table's file, what the database does by itself when its rows change: its triggers, and the functions that only they call. */
export const tablesFolder = join(serverFolder, 'db/schema');

/** The functions that columns of tables are computed with: the tables need them, and the others need the tables. */
const beforeTables = 'columns.sql';

/** The present text of every function and trigger, as statements. */
export interface Functions {
  readonly beforeTables: string;
  /** Functions, and what's said of them and of tables. */
  readonly afterTables: string;
  readonly triggers: readonly Trigger[];
}

export async function readFunctions(): Promise<Functions> {
  const [shared, ofTables] = await Promise.all([filesOf(functionsFolder), filesOf(tablesFolder)]);
  const { [beforeTables]: ofColumns = '', ...others } = shared;
  const texts = [...Object.values(others), ...Object.values(ofTables)];
  return {
    beforeTables: ofColumns,
    afterTables: texts.map(withoutTriggers).join('\n'),
    triggers: texts.flatMap(triggersIn),
  };
}

/** The SQL files of a folder by name, without line endings that differ between systems. */
async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index]?.replaceAll('\r\n', '\n') ?? '']));
}

/** Makes the functions that tables need. Runs in the caller's transaction, before the migrations. */
export async function applyColumnFunctions(client: Client, { beforeTables: text }: Functions): Promise<void> {
  await inSentences(() => apply(client, text));
}

/**
 * Replaces every function and comment by its present text, unless the database has it already, and every trigger that differs. Triggers that no
 * file has any more go; a function that goes is dropped by a migration. Runs in the caller's transaction, after the migrations.
 * @returns whether anything was replaced
 * @throws StartError if a file fails; anything the database throws when it's busy
 */
export async function applyFunctions(client: Client, functions: Functions): Promise<boolean> {
  await prepareTable(client);
  const checksum = checksumOf(functions);
  const { rows } = await client.query<{ checksum: string; triggers: Record<string, string> }>(
    'select checksum, triggers from schema_functions',
  );
  if (rows.some((row) => row.checksum === checksum)) return false;
  const triggers = await inSentences(async () => {
    await apply(client, functions.afterTables);
    return replaceTriggers(client, functions.triggers, rows[0]?.triggers ?? {});
  });
  FAULT: await faultPoint('migrating');
  await client.query('delete from schema_functions');
  await client.query('insert into schema_functions (checksum, program, triggers) values ($1, $2, $3)', [
    checksum,
    programVersion,
    JSON.stringify(triggers),
  ]);
  return true;
}

/** Whose functions a database has: `ours`, or those of an `older` or a `newer` program. Of the same version, other ones are older. */
export async function whoseFunctions(client: Client, functions: Functions): Promise<'ours' | 'older' | 'newer'> {
  if (!(await exists(client, 'schema_functions'))) return 'older';
  const { rows } = await client.query<{ checksum: string; program: string | null }>(
    `select checksum, to_jsonb(applied) ->> 'program' as program from schema_functions as applied`,
  );
  const [row] = rows;
  if (row?.checksum === checksumOf(functions)) return 'ours';
  return isOlder(programVersion, row?.program ?? '0.0.0') ? 'newer' : 'older';
}

async function prepareTable(client: Client): Promise<void> {
  await client.query('create table if not exists schema_functions (checksum text primary key)');
  if (await hasColumn(client, 'schema_functions', 'triggers')) return;
  await client.query(
    `alter table schema_functions add column program text not null default '0.0.0', add column triggers jsonb not null default '{}'`,
  );
}

function checksumOf(functions: Functions): string {
  return createHash('sha256').update(JSON.stringify(functions)).digest('hex');
}

/** Bodies name each other's functions, so they're checked when they run and not in the order of the files. */
async function apply(client: Client, text: string): Promise<void> {
  await client.query('set local check_function_bodies = off');
  await client.query(text);
}

/** A busy database is worth another try; anything else is a mistake in a file. */
async function inSentences<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (databaseTrouble(error) === 'busy') throw error;
    const advice = remedyOf(error) ?? 'Correct what it names, then start again.';
    throw new StartError(`The functions of the database could not be replaced: ${reasonOf(error)}. ${advice}`);
  }
}

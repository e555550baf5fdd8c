import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { StartError } from '../errors/start-error';
import { faultPoint } from '../faults/fault-points';
import { serverFolder } from '../folders';
import { reasonOf, remedyOf } from './start-trouble';

/** Functions that several tables share, by subject. */
export const functionsFolder = join(serverFolder, 'db/functions');
/** Beside each table's file, what the database does by itself when its rows change: its triggers, and the functions that only they call. */
export const tablesFolder = join(serverFolder, 'db/schema');

/** The functions that columns of tables are computed with: the tables need them, and the others need the tables. */
const beforeTables = 'columns.sql';

/** The present text of every function and trigger, as statements. */
export interface Functions {
  readonly beforeTables: string;
  readonly afterTables: string;
}

export async function readFunctions(): Promise<Functions> {
  const [shared, ofTables] = await Promise.all([filesOf(functionsFolder), filesOf(tablesFolder)]);
  const { [beforeTables]: ofColumns = '', ...others } = shared;
  // Triggers need the functions that they call.
  return { beforeTables: ofColumns, afterTables: [...Object.values(others), ...Object.values(ofTables)].join('\n') };
}

/** The SQL files of a folder by name, without line endings that differ between systems. */
async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index]?.replaceAll('\r\n', '\n') ?? '']));
}

/** Makes the functions that tables need. Runs in the caller's transaction, before the migrations. */
export async function applyColumnFunctions(client: Client, { beforeTables: text }: Functions): Promise<void> {
  await apply(client, text);
}

/**
 * Replaces every function, trigger and comment by its present text, unless the database has it already. Triggers that no file has any more
 * go; a function that goes is dropped by a migration. Runs in the caller's transaction, after the migrations.
 * @returns whether anything was replaced
 * @throws StartError if a file fails
 */
export async function applyFunctions(client: Client, functions: Functions): Promise<boolean> {
  const checksum = createHash('sha256').update(JSON.stringify(functions)).digest('hex');
  await client.query('create table if not exists schema_functions (checksum text primary key)');
  const { rowCount } = await client.query('select from schema_functions where checksum = $1', [checksum]);
  if ((rowCount ?? 0) > 0) return false;
  await dropTriggers(client);
  await apply(client, functions.afterTables);
  FAULT: await faultPoint('migrating');
  await client.query('delete from schema_functions');
  await client.query('insert into schema_functions (checksum) values ($1)', [checksum]);
  return true;
}

/** Bodies name each other's functions, so they're checked when they run and not in the order of the files. */
async function apply(client: Client, text: string): Promise<void> {
  try {
    await client.query('set local check_function_bodies = off');
    await client.query(text);
  } catch (error) {
    const advice = remedyOf(error) ?? 'Correct what it names, then start again.';
    throw new StartError(`The functions of the database could not be replaced: ${reasonOf(error)}. ${advice}`);
  }
}

async function dropTriggers(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
     from pg_trigger join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not tgisinternal`,
  );
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(';\n'));
}

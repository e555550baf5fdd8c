import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';
import { StartError } from '../errors/start-error';
import { serverFolder } from '../folders';
import { isOlder, programVersion } from '../version';

/** The folder of numbered SQL files: `0001_name.sql`, applied in the order of their names, forward only. */
export const migrationsFolder = join(serverFolder, 'db/migrations');
/** For each migration, the oldest program that can run on its schema. Source: docs/decisions/0161-upgrades.md. */
const oldestProgramsFile = join(serverFolder, 'db/oldest-programs.json');

/** The first migration of databases that were made before the first release. Nothing leads from them to this version. */
const firstBeforeRelease = '0000_extensions.sql';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** The oldest version of the program that can run on its schema. */
  readonly oldestProgram: string;
}

export interface AppliedMigration {
  readonly checksum: string;
  readonly oldestProgram: string;
}

/** The migrations of a folder, in order. Of one that no list names, only this very version is known to run on its schema. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name)).sort();
  const oldest = await oldestPrograms();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      // A checkout on Windows may have changed the line endings, and nothing else.
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name, text, checksum, oldestProgram: oldest[name] ?? programVersion };
    }),
  );
}

export async function oldestPrograms(): Promise<Readonly<Record<string, string>>> {
  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(oldestProgramsFile, 'utf8')));
}

/** The migrations that a database has, by name. Empty for one without tables. */
export async function appliedMigrations(client: Client): Promise<ReadonlyMap<string, AppliedMigration>> {
  if (!(await exists(client, 'schema_migrations'))) return new Map();
  // A database that an earlier program made doesn't say it.
  const { rows } = await client.query<AppliedMigration & { name: string }>(
    `select name, checksum, coalesce(to_jsonb(applied) ->> 'oldest_program', '0.0.0') as "oldestProgram"
     from schema_migrations as applied`,
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

/** Makes the table of migrations, or gives it what an earlier program's lacks. */
export async function prepareMigrationsTable(client: Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  if (!(await hasColumn(client, 'schema_migrations', 'oldest_program')))
    await client.query(`alter table schema_migrations add column oldest_program text not null default '0.0.0'`);
}

/** What a database has that this program can't work with, as a sentence; null if there's nothing. */
export function whyUnfit(
  applied: ReadonlyMap<string, AppliedMigration>,
  migrations: readonly Migration[],
): string | null {
  if (applied.has(firstBeforeRelease))
    return "This database is from before the first release, and this version can't update it. To start afresh, delete the folder that DATA_DIR names (./var by default) or name an empty database in DATABASE_URL.";
  const present = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, { checksum, oldestProgram }] of applied) {
    const found = present.get(name);
    if (found === undefined && isOlder(programVersion, oldestProgram))
      return `The database has the migration ${name}, on which only version ${oldestProgram} or later can run, and this is ${programVersion}. Start the newer version that made it, or use another database.`;
    if (found !== undefined && found.checksum !== checksum)
      return `The migration ${name} was changed after it had been applied. Add a new one instead.`;
  }
  return null;
}

/** @throws StartError if the database has something that this program can't work with */
export function refuseUnfit(applied: ReadonlyMap<string, AppliedMigration>, migrations: readonly Migration[]): void {
  const why = whyUnfit(applied, migrations);
  if (why !== null) throw new StartError(why);
}

/** Whether a newer program has migrated the database, and this one can run on it. Then its functions and time zones stay as they are. */
export function isFromNewer(applied: ReadonlyMap<string, AppliedMigration>, migrations: readonly Migration[]): boolean {
  const known = new Set(migrations.map(({ name }) => name));
  return [...applied.keys()].some((name) => !known.has(name));
}

export async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${table}`,
  ]);
  return rows[0]?.found === true;
}

export async function hasColumn(client: Client, table: string, column: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_attribute where attrelid = $1::regclass and attname = $2 and not attisdropped',
    [`public.${table}`, column],
  );
  return (rowCount ?? 0) > 0;
}

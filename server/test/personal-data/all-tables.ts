import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { TestDatabase } from '../test-database';

const folder = join(import.meta.dirname, '../../db/schema');

/** Every table of the schema. */
export async function allTables(): Promise<readonly PgTable[]> {
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map(async (file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof PgTable);
}

/** 'users', 'sandbox.intents'. */
export function fullName(table: PgTable): string {
  const { schema, name } = getTableConfig(table);
  return schema === undefined ? name : `${schema}.${name}`;
}

/** The rows of all tables, of every schema that the program uses, that contain a text; in any column, whatever its type. */
export async function rowsWith({ pool }: Pick<TestDatabase, 'pool'>, text: string): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t where position($1 in lower(t::text)) > 0`,
      [text.toLowerCase()],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

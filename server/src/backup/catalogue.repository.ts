import type { Client } from 'pg';
import type { SequenceEntry, TableEntry } from './backup-format';

export type TableShape = Pick<TableEntry, 'schema' | 'name' | 'columns'>;

/** Ours, the sandbox's books, and the queue: a job that waits is a promise, too. */
const schemas = ['public', 'sandbox', 'graphile_worker'];

/** What the programs that make the tables keep of themselves: the restored database has its own. */
const notOurs = ['schema_migrations', 'migrations'];

/** Every table with its columns; what the database computes by itself is left out. */
export async function findTables(client: Client): Promise<readonly TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1) and c.relname <> all($2)
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [schemas, notOurs],
  );
  return rows;
}

export async function findSequences(client: Client): Promise<readonly SequenceEntry[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  const entries: SequenceEntry[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema, name)}`,
    );
    entries.push(...state.rows.map((row) => ({ schema, name, ...row })));
  }
  return entries;
}

export async function findMigrations(client: Client): Promise<readonly { name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

/** A name of the catalogue, safe inside a statement. */
export function quoted(...parts: readonly string[]): string {
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}

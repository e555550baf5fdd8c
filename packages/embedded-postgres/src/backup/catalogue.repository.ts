import type { Client } from 'pg';
import type { BackedUpProgram, SequenceEntry, TableEntry } from './backup-format';

export type TableShape = Pick<TableEntry, 'schema' | 'name' | 'columns'>;

/** Every table of a program with its columns, except generated ones. */
export async function findTables(
  client: Client,
  { schemas, versionTables }: BackedUpProgram,
): Promise<readonly TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1) and c.relname <> all($2)
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [schemas, versionTables],
  );
  return rows;
}

export async function findSequences(client: Client, { schemas }: BackedUpProgram): Promise<readonly SequenceEntry[]> {
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

/** A name from the catalogue, quoted for use in a statement. */
export function quoted(...parts: readonly string[]): string {
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}

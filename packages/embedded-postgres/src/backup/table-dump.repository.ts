import type { Client } from 'pg';
import { quoted, type TableShape } from './catalogue.repository';

const rowsAtOnce = 1000;

/** Begins the transaction of a backup, which sees a snapshot of this moment no matter how long reading takes. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query(`set statement_timeout = 0; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set timezone = 'UTC';
    set extra_float_digits = 1; begin isolation level repeatable read read only`);
}

/** Ends the transaction of a backup. */
export async function endSnapshot(client: Client): Promise<void> {
  await client.query('commit');
}

/**
 * The rows of a table, each as a JSON array of its columns as text. PostgreSQL reads the text form of every type back
 * exactly.
 */
export async function* rowsOf(
  client: Client,
  { schema, name, columns }: TableShape,
): AsyncGenerator<readonly string[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(`declare backup no scroll cursor for
    select array_to_json(array[${texts}]::text[])::text as line from ${quoted(schema, name)}`);
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from backup`);
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < rowsAtOnce) return;
    }
  } finally {
    await client.query('close backup');
  }
}

/** Inserts rows as they were written. */
export async function insertRows(
  client: Client,
  { schema, name, columns }: TableShape,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, index) => `(line ->> ${index})::${column.type}`).join(', ');
  await client.query(
    `insert into ${quoted(schema, name)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) with ordinality as given (line, place) order by place`,
    [`[${lines.join(',')}]`],
  );
}

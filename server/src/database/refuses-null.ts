import type { Client } from 'pg';

/** Whether a column refuses null: what older rows lack has been written to all of them. */
export async function refusesNull(client: Client, table: string, column: string): Promise<boolean> {
  const { rows } = await client.query<{ refuses: boolean }>(
    `select attnotnull as refuses from pg_attribute where attrelid = format('public.%I', $1::text)::regclass and attname = $2`,
    [table, column],
  );
  return rows[0]?.refuses === true;
}

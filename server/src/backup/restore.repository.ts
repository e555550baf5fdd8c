import type { Client } from 'pg';
import { StartError } from '../errors/start-error';
import type { SequenceEntry, TableEntry } from './backup-format';
import { quoted } from './catalogue.repository';

/** Whether anybody has an account: then the database is somebody's. */
export async function hasPeople(client: Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from users limit 1');
  return rows.length > 0;
}

/**
 * Begins the transaction of a restore, in which neither triggers nor foreign keys act: every row is put back as it was, counts
 * and references included.
 * @throws StartError for a role that may not say so
 */
export async function beginRestore(client: Client): Promise<void> {
  await client.query('set statement_timeout = 0; begin');
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    throw new StartError('The role of the database may not set session_replication_role, which a restore needs.', {
      cause: error,
    });
  }
}

/** From now on it is there; the planner is told how much of it. */
export async function keepRestore(client: Client): Promise<void> {
  await client.query('commit');
  await client.query('analyze');
}

/** Nothing of it stays. */
export async function undoRestore(client: Client): Promise<void> {
  await client.query('rollback').catch(() => undefined);
}

/** What migrations and a first start have written makes room for what is restored. */
export async function emptyTables(client: Client, tables: readonly TableEntry[]): Promise<void> {
  if (tables.length === 0) return;
  await client.query(`truncate ${tables.map(({ schema, name }) => quoted(schema, name)).join(', ')}`);
}

/** Ids go on where they had got to. */
export async function setSequences(client: Client, sequences: readonly SequenceEntry[]): Promise<void> {
  for (const { schema, name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), lastValue, isCalled]);
}

export async function countRows(client: Client, { schema, name }: TableEntry): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quoted(schema, name)}`);
  return rows[0]?.count ?? Number.NaN;
}

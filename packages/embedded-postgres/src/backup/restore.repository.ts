import type { Client } from 'pg';
import { EmbeddedPostgresError } from '../system-trouble';
import type { SequenceEntry, TableEntry } from './backup-format';
import { quoted } from './catalogue.repository';

/**
 * Begins the transaction of a restore, in which triggers and foreign keys are off: every row is restored as it was,
 * including counts and references.
 * @throws EmbeddedPostgresError for a role without the right to switch them off
 */
export async function beginRestore(client: Client): Promise<void> {
  await client.query('set statement_timeout = 0; begin');
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    throw new EmbeddedPostgresError("The database's role can't set session_replication_role, which a restore needs.", {
      cause: error,
    });
  }
}

/** Commits, and updates the planner's statistics. */
export async function keepRestore(client: Client): Promise<void> {
  await client.query('commit');
  await client.query('analyze');
}

/** Rolls everything back. */
export async function undoRestore(client: Client): Promise<void> {
  await client.query('rollback').catch(() => undefined);
}

/** Deletes the rows that migrations and the first start wrote. */
export async function emptyTables(client: Client, tables: readonly TableEntry[]): Promise<void> {
  if (tables.length === 0) return;
  await client.query(`truncate ${tables.map(({ schema, name }) => quoted(schema, name)).join(', ')}`);
}

/** Sequences continue where they were. */
export async function setSequences(client: Client, sequences: readonly SequenceEntry[]): Promise<void> {
  for (const { schema, name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), lastValue, isCalled]);
}

export async function countRows(client: Client, { schema, name }: TableEntry): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quoted(schema, name)}`);
  return rows[0]?.count ?? Number.NaN;
}

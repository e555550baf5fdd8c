import { escapeIdentifier, type Client } from 'pg';
import { StartError } from '../errors/start-error';
import type { Migration } from './migrations';

const index =
  /^(?:create (?:unique )?index concurrently if not exists "?(\w+)"? on|drop index concurrently if exists)\s/i;

/**
 * The statements of a migration that builds indexes while their tables are in use, which PostgreSQL doesn't do in a transaction; null for any other.
 * @throws StartError if it also does something else, or something that can't be repeated: a kill can leave it half applied
 */
export function concurrentStatements({ name, text }: Migration): readonly string[] | null {
  const statements = text
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  if (!statements.some((statement) => /\bconcurrently\b/i.test(statement))) return null;
  if (statements.some((statement) => !index.test(statement)))
    throw new StartError(
      `The migration ${name} builds an index concurrently, so it can have nothing but CREATE INDEX CONCURRENTLY IF NOT EXISTS and DROP INDEX CONCURRENTLY IF EXISTS.`,
    );
  return statements;
}

/** Runs one of them. What an earlier try that was cut has left of its index is dropped first: it's invalid, and would be taken for the index. */
export async function buildOutside(client: Client, statement: string): Promise<void> {
  const name = index.exec(statement)?.[1];
  if (name !== undefined) await dropInvalid(client, name);
  await client.query(statement);
}

async function dropInvalid(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_index where indexrelid = to_regclass($1) and not indisvalid`,
    [`public.${escapeIdentifier(name)}`],
  );
  if ((rowCount ?? 0) > 0) await client.query(`drop index concurrently public.${escapeIdentifier(name)}`);
}

import { sql, type ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { transactionSettings } from './connection';

/** The database, queried with drizzle's builders or with sql``. A transaction works anywhere a database does. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository takes. It works inside and outside a transaction. */
export type Queryable = Database | Transaction;

/** What is written in the transaction of an effect, last: it commits with it. `result` is what the effect has made. */
export type BeforeCommit<Result> = (tx: Transaction, result: Result) => Promise<void>;

/** The query builder on a pool. The schema files name the columns of its rows. */
export function databaseOn(pool: Pool): Database {
  return drizzle(pool);
}

/**
 * Runs `work` in a READ COMMITTED transaction, which is committed when it returns and rolled back when it throws.
 * Don't call anything outside the database in it (PAY-02). Nested calls are savepoints of the outer transaction.
 * Locks wait at most 3 seconds and statements 10. Then the transaction fails and the reply is 503 `busy` (PAY-03).
 */
export async function inTransaction<Result>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!('$client' in db)) return db.transaction(work);
  const client = await db.$client.connect();
  const tx = transactionOn(client);
  try {
    // One round trip instead of two: while an event's row is locked, everyone else waits for each.
    await tx.execute(sql.raw(`begin; ${transactionSettings}`));
    const result = await work(tx);
    await tx.execute(sql`commit`);
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/**
 * A transaction on a connection that's already checked out. It uses drizzle's session and transaction classes, which are
 * exported but not documented, because `db.transaction` takes its own connection and sends `begin` on its own. A test in
 * database.test.ts fails if they change. Upstream request: https://github.com/drizzle-team/drizzle-orm/issues/966
 */
function transactionOn(client: PoolClient): Transaction {
  const session = new NodePgSession(client, dialect, undefined);
  return new NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>(dialect, session, undefined);
}

/** The schema for drizzle's relational queries, which aren't used here. */
type NoSchema = Record<string, never>;
const dialect = new PgDialect();

/** Rolls back, or discards a connection that can't even do that. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  );
}

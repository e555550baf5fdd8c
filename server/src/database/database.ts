import { sql, type ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { transactionSettings } from './connection';

/** The tables, to be asked with drizzle's builders or with sql``. A transaction can stand wherever a database can. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository takes: it does not care whether it is inside a transaction. */
export type Queryable = Database | Transaction;

/** What is written in the transaction of an effect, last: it commits with it. `result` is what the effect has made. */
export type BeforeCommit<Result> = (tx: Transaction, result: Result) => Promise<void>;

/** The query builder on a pool. Rows' columns are named as the table files say. */
export function databaseOn(pool: Pool): Database {
  return drizzle(pool);
}

/**
 * Runs `work` in one READ COMMITTED transaction, committed when it returns and rolled back when it throws.
 * No call to the outside belongs inside (PAY-02). Nested calls are savepoints of the outer one.
 * Locks wait 3 s, a statement 10 s: then it fails and the caller answers 503 `busy` (PAY-03).
 */
export async function inTransaction<Result>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!('$client' in db)) return db.transaction(work);
  const client = await db.$client.connect();
  const tx = transactionOn(client);
  try {
    // In one round trip: whoever holds an event's row keeps all others waiting for each.
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

/** What drizzle's relational queries would go by; tables are asked by its builders here. */
type NoSchema = Record<string, never>;
const dialect = new PgDialect();

function transactionOn(client: PoolClient): Transaction {
  const session = new NodePgSession(client, dialect, undefined);
  return new NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>(dialect, session, undefined);
}

/** A connection that cannot even do that is thrown away. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  );
}

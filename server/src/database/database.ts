import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { transactionSettings } from './connection';

/** The tables, to be asked with drizzle's builders or with sql``. A transaction can stand wherever a database can. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository takes: it does not care whether it is inside a transaction. */
export type Queryable = Database | Transaction;

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
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(transactionSettings));
    return work(tx);
  });
}

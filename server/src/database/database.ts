import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { beginOn } from './connection';
import { sqlState } from './database-errors';
import { mayName } from './statement-names';

/** The database, queried with drizzle's builders or with sql``. A transaction works anywhere a database does. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = NodePgDatabase & { readonly $client: PoolClient };
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
  if (!isDatabase(db)) return savepoint(db, work);
  const client = await db.$client.connect();
  const { tx, causeOf } = transactionOn(client, db.$client);
  try {
    // The first statements of the work are sent with it, without waiting for its answer.
    const begun = client.query(beginOn(db.$client));
    const [result] = await Promise.all([work(tx), begun]);
    await (commits.get(tx) ?? client.query('commit'));
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw causeOf(error);
  }
}

/**
 * Sends the last statements of a transaction and its commit together, in one round trip: while an event's row is locked, everyone else
 * waits for each. If one of them fails, PostgreSQL rolls back instead. In a savepoint, the outer transaction commits.
 * @param send sends all of them before it returns its promise, as a `statement` does. Drizzle's queries are sent later, after the commit
 */
export async function withCommit<Result>(tx: Transaction, send: () => Promise<Result>): Promise<Result> {
  const sent = send();
  if (savepoints.has(tx)) return sent;
  const committed = connectionOf(tx).query('commit');
  commits.set(tx, committed);
  const [result] = await Promise.all([sent, committed]);
  return result;
}

/** What a database or a transaction sends its statements on. */
export function connectionOf(db: Queryable): Pick<Pool, 'query'> {
  return db.$client;
}

/** Whether statements have names on it. */
export function namesStatements(db: Queryable): boolean {
  const pool = isDatabase(db) ? db.$client : pools.get(db);
  return pool !== undefined && mayName(pool);
}

function isDatabase(db: Queryable): db is Database {
  return !pools.has(db as Transaction);
}

/** The pools of the connections that transactions run on. */
const pools = new WeakMap<Transaction, Pool>();
const savepoints = new WeakSet<Transaction>();
/** The commits that were sent with the last statements of a transaction. */
const commits = new WeakMap<Transaction, Promise<unknown>>();

let savepointCount = 0;

async function savepoint<Result>(tx: Transaction, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const nested = drizzle(tx.$client);
  const pool = pools.get(tx);
  if (pool) pools.set(nested, pool);
  savepoints.add(nested);
  const name = `inner_${(savepointCount += 1)}`;
  await tx.$client.query(`savepoint ${name}`);
  try {
    const result = await work(nested);
    await tx.$client.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await tx.$client.query(`rollback to savepoint ${name}`);
    throw error;
  }
}

/** A transaction, and what made it fail. */
interface Begun {
  readonly tx: Transaction;
  /** The error that aborted the transaction, for one that only says that it's aborted; any other as it is. */
  readonly causeOf: (error: unknown) => unknown;
}

/** The query builder on a connection that's already checked out, on which a transaction is begun and ended by `inTransaction`. */
function transactionOn(client: PoolClient, pool: Pool): Begun {
  let cause: unknown;
  const query = client.query.bind(client);
  const noting = async (...asked: Parameters<typeof query>): Promise<unknown> => {
    try {
      return await query(...asked);
    } catch (error) {
      // Statements that were sent behind it fail too, and may be heard of first.
      if (sqlState(error) !== aborted) cause = error;
      throw error;
    }
  };
  const noted: PoolClient = Object.create(client, { query: { value: noting } });
  const tx = drizzle(noted);
  pools.set(tx, pool);
  return { tx, causeOf: (error) => (sqlState(error) === aborted ? (cause ?? error) : error) };
}

/** in_failed_sql_transaction: 'current transaction is aborted'. */
const aborted = '25P02';

/** Rolls back, or discards a connection that can't even do that. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  );
}

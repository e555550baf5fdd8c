import { together, type Grouping } from '../concurrency/together';
import { connectionOf, inTransaction, type Database, type Transaction } from './database';
import { lockNotAvailable, sqlState } from './database-errors';

/** How long each lock is waited for. */
const locksWithinMs = 250;

/** Serves several in one transaction. @returns what became of each, in their order; null for what has to be served on its own */
type Serve<Wish, Result> = (tx: Transaction, wishes: readonly Wish[]) => Promise<readonly (Result | null)[]>;

/**
 * Serves what's asked at the same time in one transaction: its locks, writes and commit are sent once for all. If it fails, or a row stays
 * locked, nothing is written, and each has to be served on its own; then only the one that caused it fails again.
 * @returns takes a wish. It returns null if that has to be served on its own, and throws AppError busy if its turn doesn't come in time
 */
export function sharing<Wish, Result>(
  db: Database,
  serve: Serve<Wish, Result>,
  onePer: Grouping<Wish>['onePer'],
): (wish: Wish) => Promise<Result | null> {
  return together(
    async (wishes) => {
      const results = await served(db, wishes, serve);
      return wishes.map((_, index) => ({ status: 'fulfilled', value: results?.[index] ?? null }));
    },
    { onePer },
  );
}

async function served<Wish, Result>(db: Database, wishes: readonly Wish[], serve: Serve<Wish, Result>) {
  try {
    return await inSharedTransaction(db, (tx) => serve(tx, wishes));
  } catch (error) {
    if (wishes.length > 1) return null;
    throw error;
  }
}

/**
 * Runs `work` in a transaction for several who have nothing else to do with each other. It waits for each lock only a moment, so that a
 * row that stays locked holds up only those who need it: they're to be served on their own.
 * @returns null if a lock wasn't free in time; nothing is written then
 */
export async function inSharedTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await inTransaction(db, async (tx) => {
      const [, result] = await Promise.all([limitLockWaits(tx), work(tx)]);
      return result;
    });
  } catch (error) {
    if (sqlState(error) === lockNotAvailable) return null;
    throw error;
  }
}

/** It's sent at once. */
async function limitLockWaits(tx: Transaction): Promise<void> {
  await connectionOf(tx).query(`set local lock_timeout = ${locksWithinMs}`);
}

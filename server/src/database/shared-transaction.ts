import { connectionOf, inTransaction, type Database, type Transaction } from './database';
import { lockNotAvailable, sqlState } from './database-errors';

/** How long each lock is waited for. */
const locksWithinMs = 250;

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

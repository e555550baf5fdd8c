import { sql } from 'drizzle-orm';
import { connectionOf, type Transaction } from '../../src/database/database';

/** The longest wait of a timer, three weeks. The driver takes 0 for its own 30 seconds. */
const longestMs = 2 ** 31 - 1;

/** A statement as the driver takes it, with a time of its own. */
interface TimedQuery {
  readonly text: string;
  /** In milliseconds. */
  readonly query_timeout: number;
}

/**
 * Runs a statement that may take minutes, such as building an index of a million rows. PostgreSQL would end it after 10 seconds and the
 * driver give up after 30.
 * @param text without values
 */
export async function runLong(tx: Transaction, text: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const timed: TimedQuery = { text, query_timeout: longestMs };
  await connectionOf(tx).query(timed);
}

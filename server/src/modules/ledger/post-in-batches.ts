import { inTransaction, type Queryable, type Transaction } from '../../database/database';
import { databaseTrouble } from '../../database/database-errors';
import { collectFailures } from '../../errors/collect-failures';

/** What's posted in one transaction. */
const batch = 500;

export interface PostingOfMany {
  readonly ids: readonly number[];
  /** For the log: "Payments that weren't posted". */
  readonly failure: string;
  /** @returns how many of them got postings */
  readonly post: (tx: Transaction, ids: readonly number[]) => Promise<number>;
}

/**
 * Posts many, some in each transaction. If that fails, each of them is posted in one of its own, so that one that can't be stops no other.
 * @returns how many got postings
 * @throws AggregateError at the end if some couldn't be posted
 */
export async function postInBatches(db: Queryable, { ids, failure, post }: PostingOfMany): Promise<number> {
  const failures = collectFailures(failure);
  let posted = 0;
  const postSome = async (some: readonly number[]) => {
    posted += await inTransaction(db, (tx) => post(tx, some));
  };
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    await postSome(some).catch(async (error: unknown) => {
      if (databaseTrouble(error) === 'away') throw error;
      for (const id of some) await failures.collect(() => postSome([id]));
    });
  }
  failures.rethrow();
  return posted;
}

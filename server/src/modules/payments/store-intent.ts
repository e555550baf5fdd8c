import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import { inTransaction, withCommit, type BeforeCommit, type Database, type Transaction } from '../../database/database';
import { sharing } from '../../database/shared-transaction';
import { storeIntents, type MadeIntent } from './payments.repository';

/** What the browser needs to pay. */
export interface PayableIntent {
  readonly intentId: string;
  readonly clientSecret: string;
  /** When it was stored, by the database's clock; null if we already had it. */
  readonly storedAt: Date | null;
}

/** An intent we've just stored. */
export interface StoredIntent extends PayableIntent {
  readonly storedAt: Date;
}

/** An intent to store, with what's kept of it in the same transaction. */
export interface IntentToStore extends MadeIntent {
  /** Sends at once what it writes, as a `statement` does. It's called again if that was rolled back. */
  readonly beforeCommit: BeforeCommit<StoredIntent>;
}

/** @returns null if the payment has ended, or already has an intent */
export type StoreIntent = (made: IntentToStore) => Promise<StoredIntent | null>;

/**
 * T2: stores the provider's answers, together for everyone who waits.
 * @returns takes an intent. It throws AppError busy if its turn doesn't come in time
 */
export function storingTogether(db: Database): StoreIntent {
  const store = sharing(db, storeAll, ({ paymentId }: IntentToStore) => paymentId);
  return async (made) => {
    const stored = await store(made);
    if (stored !== null) return stored;
    const [alone] = await inTransaction(db, (tx) => storeAll(tx, [made]));
    return alone ?? null;
  };
}

async function storeAll(tx: Transaction, all: readonly IntentToStore[]): Promise<(StoredIntent | null)[]> {
  const storedAt = await storeIntents(tx, all);
  const stored = all.map((made) => storedAs(made, storedAt));
  await withCommit(tx, () => Promise.all(stored.map((each, index) => each && all[index]?.beforeCommit(tx, each))));
  return stored;
}

/** @param storedAt by payment */
export function storedAs({ paymentId, intent }: MadeIntent, storedAt: ReadonlyMap<number, Date>): StoredIntent | null {
  const at = storedAt.get(paymentId);
  return at === undefined ? null : { ...payableOf(intent), storedAt: at };
}

export function payableOf({
  id,
  clientSecret,
}: Pick<ProviderIntent, 'id' | 'clientSecret'>): Omit<PayableIntent, 'storedAt'> {
  return { intentId: id, clientSecret };
}

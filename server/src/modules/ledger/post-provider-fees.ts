import { providerFeePosting } from '@ascendant/domain/ledger/provider-fee';
import type { Cents } from '@ascendant/domain/money';
import { inTransaction, type Database } from '../../database/database';
import { findKnownKeys, insertPostings, type PostingSubject } from './postings.repository';

/** What the provider charged for a movement of money. */
export interface ProviderFee {
  /** In the provider's own list. */
  readonly transactionId: string;
  readonly amount: Cents;
  readonly chargedAt: Date;
  readonly subject: PostingSubject;
}

/** Posts what the provider charged, as far as it isn't posted yet. Two processes never do this at the same time. */
export async function postProviderFees(db: Database, fees: readonly ProviderFee[]): Promise<void> {
  const postings = fees.map((fee) => ({ ...providerFeePosting(fee), subject: fee.subject }));
  await inTransaction(db, async (tx) => {
    const known = await findKnownKeys(
      tx,
      postings.map(({ key }) => key),
    );
    await insertPostings(
      tx,
      postings.filter(({ key }) => !known.has(key)),
    );
  });
}

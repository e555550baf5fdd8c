import { and, eq } from 'drizzle-orm';
import { disputes } from '../../db/schema/disputes';
import { ledgerEntries } from '../../db/schema/ledger-entries';
import { ledgerPostings } from '../../db/schema/ledger-postings';
import type { ProviderTransaction } from '../adapters/payments/payment-provider';
import type { Queryable } from '../database/database';

export async function findKnownDisputes(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: disputes.providerDisputeId }).from(disputes);
  return new Set(rows.map(({ id }) => id));
}

/** Fees in the ledger that the provider didn't charge, or not as much. */
export async function countWrongFees(db: Queryable, theirs: readonly ProviderTransaction[]): Promise<number> {
  const rows = await db
    .select({ key: ledgerPostings.key, amount: ledgerEntries.amountCents })
    .from(ledgerPostings)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.postingId, ledgerPostings.id), eq(ledgerEntries.account, 'provider_fees')),
    )
    .where(eq(ledgerPostings.cause, 'provider_fee'));
  const charged = new Map<string, number>(theirs.map(({ id, fee }) => [`provider_fee:${id}`, fee]));
  return rows.filter(({ key, amount }) => charged.get(key) !== amount).length;
}

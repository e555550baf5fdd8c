import { and, desc, eq } from 'drizzle-orm';
import { bankPayouts, type BankPayoutRow } from '../../../db/schema/bank-payouts';
import { payoutAccounts } from '../../../db/schema/payout-accounts';
import type { Queryable } from '../../database/database';

/** What went to an organizer's bank. */
export interface FoundBankPayout extends BankPayoutRow {
  readonly organizerId: number;
}

/** The latest, of an organizer or of everyone, with this status or any. */
export async function findBankPayouts(
  db: Queryable,
  limit: number,
  { organizerId, status }: { readonly organizerId?: number; readonly status?: BankPayoutRow['status'] },
): Promise<readonly FoundBankPayout[]> {
  const rows = await db
    .select({ payout: bankPayouts, organizerId: payoutAccounts.organizerId })
    .from(bankPayouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, bankPayouts.accountId))
    .where(
      and(
        organizerId === undefined ? undefined : eq(payoutAccounts.organizerId, organizerId),
        status === undefined ? undefined : eq(bankPayouts.status, status),
      ),
    )
    .orderBy(desc(bankPayouts.startedAt), desc(bankPayouts.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.payout, organizerId: row.organizerId }));
}

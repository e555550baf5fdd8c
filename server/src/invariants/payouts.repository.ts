import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { eq, sql } from 'drizzle-orm';
import { payoutAccounts } from '../../db/schema/payouts';
import type { Queryable } from '../database/database';

/** Our organizers' accounts at the provider: the one that each has now, by its id and by those whose place it took. */
export async function findOwnAccounts(
  db: Queryable,
  provider: PaymentProviderName,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: payoutAccounts.providerAccountId, former: payoutAccounts.formerAccountIds })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.provider, provider));
  return new Map(rows.flatMap(({ id, former }) => [id, ...former].map((each) => [each, id] as const)));
}

/**
 * Made transfers and reversals without a posting of their amount on their organizer's account, and such postings without either; the same for
 * adjustments.
 */
export async function countUnpostedMoney(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ offending: number }>(sql`
    with made as (
      select 'transfer:' || id as key, organizer_id, amount_cents from transfers where status = 'made'
      union all
      select 'transfer_reversed:' || r.id, t.organizer_id, -r.amount_cents
      from transfer_reversals r join transfers t on t.id = r.transfer_id where r.status = 'made'
      union all
      select 'adjustment:' || id, organizer_id, -amount_cents from adjustments
    ), posted as (
      select p.key, e.organizer_id, e.amount_cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where e.account = 'paid_out' or (p.cause = 'adjustment' and e.account = 'organizer')
    )
    select count(*)::int as offending from made full join posted using (key, organizer_id, amount_cents)
    where not (made is not null and posted is not null)`);
  return rows[0]?.offending ?? 0;
}

import type { Movement } from '@ascendant/domain/ledger/compare';
import { cents } from '@ascendant/domain/money';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';

/** A transfer or a reversal as the ledger has it. */
export interface PostedTransfer extends Movement {
  /** The connected account at the provider. */
  readonly accountId: string;
  readonly isInPeriod: boolean;
}

interface Wanted {
  readonly provider: PaymentProviderName;
  /** When the money moved. */
  readonly since: Date;
  readonly before: Date;
}

/** What the ledger says was paid out to organizers and taken back, by what it's about at the provider. */
export async function findPostedTransfers(
  db: Queryable,
  { provider, since, before }: Wanted,
): Promise<readonly PostedTransfer[]> {
  const { rows } = await db.execute<Omit<PostedTransfer, 'amount'> & { amount: number }>(sql`
    with made as (
      select 'transfer:' || t.id as key, t.provider_transfer_id as source, t.account_id from transfers t where t.status = 'made'
      union all
      select 'transfer_reversed:' || r.id, r.provider_reversal_id, t.account_id
      from transfer_reversals r join transfers t on t.id = r.transfer_id where r.status = 'made')
    select coalesce(made.source, p.key) as source, e.amount_cents as amount, p.currency, coalesce(a.provider_account_id, '') as "accountId",
      (p.occurred_at >= ${since.toISOString()}::timestamptz and p.occurred_at < ${before.toISOString()}::timestamptz) as "isInPeriod"
    from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'provider'
      left join made on made.key = p.key left join payout_accounts a on a.id = made.account_id
    where p.cause in ('transfer', 'transfer_reversed') and coalesce(a.provider, ${provider}) = ${provider}
      and p.occurred_at >= ${since.toISOString()}::timestamptz - interval '7 days'`);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

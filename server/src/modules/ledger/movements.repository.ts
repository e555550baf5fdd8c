import type { Movement } from '@ascendant/domain/ledger/compare';
import { cents } from '@ascendant/domain/money';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';

/** A movement of money as the ledger has it. */
export interface PostedMovement extends Movement {
  readonly paymentId: number;
  readonly bookingId: number;
}

interface Wanted {
  readonly provider: PaymentProviderName;
  /** When the money moved. */
  readonly since: Date;
  readonly before: Date;
  /** And everything of the payments with these intents, whenever it moved. */
  readonly intentIds: readonly string[];
}

/** What the ledger says that the provider took in or gave out, by what it's about there. Its fees aren't in it. */
export async function findMovements(
  db: Queryable,
  { provider, since, before, intentIds }: Wanted,
): Promise<readonly (PostedMovement & { readonly isInPeriod: boolean })[]> {
  const isInPeriod = sql`occurred_at >= ${since.toISOString()}::timestamptz and occurred_at < ${before.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{
    source: string;
    amount: number;
    currency: string;
    paymentId: number;
    bookingId: number;
    isInPeriod: boolean;
  }>(sql`
    with wanted as (
      select id from ledger_postings where ${isInPeriod}
      union select l.id from ledger_postings l join payments pay on pay.id = l.payment_id
      where pay.provider = ${provider} and pay.intent_id = any(${sql.param([...intentIds])}::text[])
    )
    select coalesce(r.provider_refund_id, d.provider_dispute_id, pay.intent_id) as source, e.amount_cents as amount, p.currency,
      p.payment_id as "paymentId", p.booking_id as "bookingId", (${isInPeriod}) as "isInPeriod"
    from wanted join ledger_postings p on p.id = wanted.id and p.cause <> 'provider_fee'
      join ledger_entries e on e.posting_id = p.id and e.account = 'provider'
      join payments pay on pay.id = p.payment_id and pay.provider = ${provider}
      left join refunds r on r.id = p.refund_id left join disputes d on d.id = p.dispute_id`);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

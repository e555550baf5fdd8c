import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';

/** Enters in the sandbox's balance what its charges brought, less 2.9% and 30 cents, and what its refunds took, as far as it isn't there. */
export async function enterBalance(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into sandbox.balance_transactions (id, kind, source_id, intent_id, amount_cents, fee_cents, currency, created_at)
    select 'txn_' || md5('payment ' || c.id), 'payment', c.id, c.intent_id, c.amount_cents, (c.amount_cents * 29 + 500) / 1000 + 30,
      i.currency, c.created_at
    from sandbox.charges c join sandbox.intents i on i.id = c.intent_id
    where c.status = 'succeeded' and not exists (select from sandbox.balance_transactions t where t.intent_id = c.intent_id and t.kind = 'payment')
    union all
    select 'txn_' || md5('refund ' || r.id), 'refund', r.id, r.intent_id, -r.amount_cents, 0, i.currency, r.created_at
    from sandbox.refunds r join sandbox.intents i on i.id = r.intent_id
    where r.status = 'succeeded' and not exists (select from sandbox.balance_transactions t where t.source_id = r.id)`);
}

import { sql } from 'drizzle-orm';
import { paymentAttempts } from '../../../../db/schema/payments';
import type { ProviderAttempt } from '../../../adapters/payments/payment-provider';
import type { Queryable } from '../../../database/database';
import { statement } from '../../../database/statement';

/** An attempt to pay, as the provider told us about it. */
interface ToldAttempt extends Omit<ProviderAttempt, 'card'> {
  readonly paymentId: number;
  readonly brand: string | null;
  readonly last4: string | null;
}

/** Stores an attempt once. It's sent at once, as a `statement` is, because a confirmation writes it with everything else. */
export async function insertAttempt(
  db: Queryable,
  paymentId: number,
  { card, ...attempt }: ProviderAttempt,
): Promise<void> {
  await toldAttempt(db, { paymentId, ...attempt, brand: card?.brand ?? null, last4: card?.last4 ?? null });
}

const toldAttempt = statement<ToldAttempt, object>(
  (value) => sql`insert into ${paymentAttempts}
      (payment_id, provider_attempt_id, amount_cents, outcome, decline_code, explanation, card_brand, card_last4, attempted_at)
    select ${value('paymentId')}::int, ${value('id')}::text, ${value('amount')}::int, ${value('outcome')}::text, ${value('declineCode')}::text,
      ${value('explanation')}::text, ${value('brand')}::text, ${value('last4')}::text, ${value('attemptedAt')}::timestamptz
    where not exists (select 1 from ${paymentAttempts}
      where payment_id = ${value('paymentId')} and provider_attempt_id = ${value('id')})
    on conflict do nothing`,
);

import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';

/**
 * Pays every hold in the demo data, on both sides: in our payments, and in the sandbox provider's books, which the
 * reconciler compares with them (invariant 13). Intent ids come from the hold's id; the client secrets are of no use, as the
 * payments are finished, but they're random anyway.
 * @param after how long after the booking it was paid
 */
export async function payHolds(tx: Transaction, { after, site }: { after: SQL; site: string }): Promise<void> {
  await tx.execute(sql`
    insert into payments (booking_id, hold_id, provider, amount_cents, currency, created_at, updated_at)
    select b.id, h.id, 'sandbox', b.total_cents, b.currency, b.booked_at, b.booked_at
    from holds h join bookings b on b.id = h.booking_id
    where h.status = 'active' and h.expires_at = '9999-01-01T00:00:00Z' order by b.id`);
  await tx.execute(sql`
    update payments p set status = 'requires_payment', intent_id = 'pi_demo' || md5('demo intent ' || p.hold_id),
      client_secret = 'pi_demo' || md5('demo intent ' || p.hold_id) || '_secret_' || md5(gen_random_uuid()::text)
    where p.status = 'creating' and ${isDemoHold}`);
  await tx.execute(sql`
    update payments p set status = 'succeeded', succeeded_at = p.created_at + ${after}, checked_at = p.created_at + ${after},
      updated_at = p.created_at + ${after}
    where p.status = 'requires_payment' and ${isDemoHold}`);
  await tx.execute(sql`
    insert into sandbox.intents (id, client_secret, status, amount_cents, amount_received_cents, currency, metadata, created_at, updated_at)
    select p.intent_id, p.client_secret, 'succeeded', p.amount_cents, p.amount_cents, p.currency,
      jsonb_build_object('hold', p.hold_id::text, 'booking', p.booking_id::text, 'site', ${site}::text), p.created_at, p.succeeded_at
    from payments p where ${isDemoHold} order by p.id`);
  await tx.execute(sql`
    insert into sandbox.charges (id, intent_id, amount_cents, status, card_last4, created_at)
    select 'ch_demo' || md5('demo charge ' || p.hold_id), p.intent_id, p.amount_cents, 'succeeded', '4242', p.succeeded_at
    from payments p where ${isDemoHold} order by p.id`);
  await tx.execute(attempts);
}

/** Only the demo data's own holds have no end while it's being written. */
const isDemoHold = sql`p.hold_id in (select id from holds where status = 'active' and expires_at = '9999-01-01T00:00:00Z')`;

/** The card that paid each, and before some of them one that was declined. */
const attempts = sql`
  insert into payment_attempts (payment_id, provider_attempt_id, amount_cents, outcome, decline_code, card_brand, card_last4, attempted_at)
  select p.id, 'ch_demo' || md5('demo decline ' || p.hold_id), p.amount_cents, 'declined', 'insufficient_funds', 'visa', '9995',
    p.succeeded_at - interval '40 seconds'
  from payments p where ${isDemoHold} and p.hold_id % 9 = 0
  union all
  select p.id, 'ch_demo' || md5('demo charge ' || p.hold_id), p.amount_cents, 'succeeded', null, 'visa', '4242', p.succeeded_at
  from payments p where ${isDemoHold}`;

import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';

/** How long a refund took, from the cancellation of its event. */
const refundedAfter = sql.raw(`interval '4 minutes'`);

/**
 * Ends the bookings of the cancelled events: the free ones without a refund, the others refunded, on both sides of the books.
 * Source: transitions T9 and T8.
 */
export async function cancelBookingsOfCancelledEvents(tx: Transaction, eventIds: readonly number[]): Promise<void> {
  const these = sql`e.id in (${sql.join(
    eventIds.map((id) => sql`${id}`),
    sql`, `,
  )})`;
  await cancelBookings(tx, these);
  await requestRefunds(tx, these);
  await makeRefunds(tx, these);
  await tx.execute(sql`
    update tickets t set voided_at = e.cancelled_at from events e where e.id = t.event_id and ${these}`);
}

async function cancelBookings(tx: Transaction, these: SQL): Promise<void> {
  await tx.execute(sql`
    update bookings b set status = 'cancelled', cancel_reason = 'event_cancelled', cancelled_at = e.cancelled_at,
      payment_status = case when b.total_cents = 0 then 'completed' else 'refund_pending' end, updated_at = e.cancelled_at
    from events e where e.id = b.event_id and b.status = 'confirmed' and ${these}`);
}

async function requestRefunds(tx: Transaction, these: SQL): Promise<void> {
  await tx.execute(sql`
    insert into refunds (payment_id, number, amount_cents, reason, created_at, updated_at)
    select p.id, 1, p.amount_cents, 'event_cancelled', e.cancelled_at, e.cancelled_at
    from payments p join bookings b on b.id = p.booking_id join events e on e.id = b.event_id
    where p.status = 'succeeded' and ${these} order by p.id`);
  await tx.execute(sql`
    update payments p set status = 'refund_pending', updated_at = e.cancelled_at
    from bookings b join events e on e.id = b.event_id where b.id = p.booking_id and p.status = 'succeeded' and ${these}`);
}

async function makeRefunds(tx: Transaction, these: SQL): Promise<void> {
  await tx.execute(sql`
    update refunds r set status = 'succeeded', provider_refund_id = 're_demo' || md5('demo refund ' || r.payment_id),
      succeeded_at = e.cancelled_at + ${refundedAfter}, updated_at = e.cancelled_at + ${refundedAfter}
    from payments p join bookings b on b.id = p.booking_id join events e on e.id = b.event_id
    where p.id = r.payment_id and r.status = 'pending' and ${these}`);
  await tx.execute(sql`
    insert into sandbox.refunds (id, intent_id, amount_cents, status, reason, metadata, created_at)
    select r.provider_refund_id, p.intent_id, r.amount_cents, 'succeeded', r.reason,
      jsonb_build_object('payment', p.id::text), r.succeeded_at
    from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id join events e on e.id = b.event_id
    where ${these} order by r.id`);
  await tx.execute(sql`
    update payments p set status = 'refunded', updated_at = e.cancelled_at + ${refundedAfter}
    from bookings b join events e on e.id = b.event_id where b.id = p.booking_id and p.status = 'refund_pending' and ${these}`);
  await tx.execute(sql`
    update bookings b set payment_status = 'refunded', updated_at = e.cancelled_at + ${refundedAfter}
    from events e where e.id = b.event_id and b.payment_status = 'refund_pending' and ${these}`);
}

import { paidStatuses } from '@ascendant/domain/booking/lifecycle';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database';

const wentThrough = sql.raw(`(${paidStatuses.map((status) => `'${status}'`).join(', ')})`);

/**
 * Payments whose postings don't say what became of their money: what arrived, less what was given back and what banks withhold or took; what's
 * still to go back, what banks withhold, and what admins closed. A payment that hasn't gone through has none.
 */
const differing: SQL = sql`
  with said as (
    select p.payment_id as id,
      sum(e.amount_cents) filter (where e.account = 'provider') as provider,
      sum(e.amount_cents) filter (where e.account = 'refunds_due') as due,
      sum(e.amount_cents) filter (where e.account in ('unclaimed', 'paid_elsewhere')) as aside,
      sum(e.amount_cents) filter (where e.account = 'disputes') as withheld
    from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.payment_id is not null and p.cause <> 'provider_fee' group by 1
  ), back as (
    select payment_id as id, sum(amount_cents) filter (where status = 'succeeded') as made,
      sum(amount_cents) filter (where status in ('pending', 'awaiting_dispute') or (status = 'failed' and repeated_as is null)) as due,
      sum(amount_cents) filter (where close_reason = 'admin' and repeated_as is null) as aside
    from refunds group by 1
  ), disputed as (
    select payment_id as id, sum(amount_cents) filter (where status in ('needs_response', 'under_review')) as withheld,
      sum(amount_cents) filter (where status = 'lost') as lost
    from disputes group by 1
  ), paid as (
    select p.id, coalesce(p.received_cents, p.amount_cents) as received, b.id as booking_id, b.event_id
    from payments p join bookings b on b.id = p.booking_id where p.status in ${wentThrough}
  )
  select coalesce(paid.id, said.id) as id
  from paid full join said on said.id = paid.id left join back on back.id = paid.id left join disputed on disputed.id = paid.id
  where paid.id is null or said.id is null
    or said.provider <> received - coalesce(back.made, 0) - coalesce(disputed.withheld, 0) - coalesce(disputed.lost, 0)
    or coalesce(said.due, 0) <> - coalesce(back.due, 0)
    or coalesce(said.aside, 0) <> - coalesce(back.aside, 0)
    or coalesce(said.withheld, 0) <> coalesce(disputed.withheld, 0)`;

/** Lets the statements of this transaction take as long as they take: they read every payment. */
export async function waitForever(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** All of them, in the order of their ids. */
export async function findDifferingPayments(db: Queryable): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from (${differing}) as found order by id`);
  return rows.map(({ id }) => id);
}

/** Whether any payment that went through has no posting. */
export async function hasUnposted(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments p where p.status in ${wentThrough}
      and not exists (select from ledger_postings l where l.payment_id = p.id) limit 1`);
  return rows.length > 0;
}

/** Locks payments that no one else is changing now. Whoever is will post them. */
export async function lockPayments(db: Queryable, paymentIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from payments
    where id = any(${sql.param([...paymentIds])}::int[]) order by id for no key update skip locked`);
  return rows.map(({ id }) => id);
}

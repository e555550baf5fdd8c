import { paidStatuses } from '@ascendant/domain/booking/lifecycle';
import { sql, type SQL } from 'drizzle-orm';
import { holdKeepsSeats, holds } from '../../db/schema/holds';
import { offerKeepsSeats, waitlistOffers } from '../../db/schema/waitlist';
import type { Queryable } from '../database/database';
import { overdueHoldMinutes } from './overdue-hold';

/** Counts rows that break a rule. */
export async function count(db: Queryable, offending: SQL): Promise<number> {
  const { rows } = await db.execute<{ offending: number }>(
    sql`select count(*)::int as offending from (${offending}) as found`,
  );
  return rows[0]?.offending ?? 0;
}

const paymentWentThrough = sql.raw(`(${paidStatuses.map((status) => `'${status}'`).join(', ')})`);

/** 1: per event, confirmed seats, live held seats and those set aside fit, and are counted correctly. */
export function countOversold(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select e.id from events e
      cross join lateral (select coalesce(sum(coalesce(seats_taken, seats - cancelled_seats)), 0) as n from bookings
        where event_id = e.id and status = 'confirmed') confirmed
      cross join lateral (select coalesce(sum(seats), 0) as n from holds
        where event_id = e.id and ${holdKeepsSeats(holds)}) held
      cross join lateral (select coalesce(sum(seats), 0) as n from waitlist_offers
        where event_id = e.id and ${offerKeepsSeats(waitlistOffers)}) offered
      cross join lateral (select coalesce(sum(seats), 0) as n from seat_blocks
        where event_id = e.id and released_at is null) blocked
      where confirmed.n + held.n + offered.n + blocked.n > e.capacity
        or e.seats_confirmed <> confirmed.n or e.seats_held <> held.n + offered.n + blocked.n`,
  );
}

/** 2: no code is used more often than its limit, and its uses are counted correctly. */
export function countOverusedCodes(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select d.id from discount_codes d
      cross join lateral (select count(*) as n from bookings where discount_code_id = d.id and status = 'confirmed') used
      cross join lateral (select count(*) as n from holds
        where discount_code_id = d.id and ${holdKeepsSeats(holds)}) held
      where used.n + held.n > d.usage_limit or d.usage_count <> used.n or d.uses_held <> held.n`,
  );
}

/** 19: per date, as many of each extra and of each choice are taken as people of confirmed bookings who come, and live holds, have. */
export function countWrongStock(db: Queryable): Promise<number> {
  return count(
    db,
    sql`with had as (
        select event_id, extras_of(attendees, cancelled_positions) as extras from bookings
        where status = 'confirmed' and attendees @? '$[*].extras'
        union all select event_id, extras from holds where extras is not null and ${holdKeepsSeats(holds)}
      ), counted as (
        select event_id, c.name, c.choice, sum(c.quantity) as n from had cross join lateral extras_counted(extras) as c group by 1, 2, 3
      ) select from counted full join extra_stock using (event_id, name, choice)
        where coalesce(counted.n, 0) <> coalesce(extra_stock.taken, 0)`,
  );
}

/** 20: what happened over 10 minutes ago is written, and each webhook that wanted it, and hasn't changed since, has a delivery. */
export function countUntold(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select a.id from activities a where a.created_at < now() - interval '10 minutes' and (a.sequence is null
      or (a.body is not null and exists (select from webhooks w where w.organizer_id = a.organizer_id and a.type = any (w.types)
        and w.answered_at < a.created_at
        and not exists (select from webhook_deliveries d where d.webhook_id = w.id and d.activity_id = a.id)
        and not exists (select from audit_log l where l.target_type = 'webhook' and l.target_id = w.id::text
          and l.action = 'webhook.changed' and l.created_at >= a.created_at))))`,
  );
}

/** 21: what a reseller's booking was confirmed at is posted, and no more of it has gone back; one that isn't confirmed posts nothing. */
export function countWrongResellerSales(db: Queryable): Promise<number> {
  return count(
    db,
    sql`with had as (
        select e.booking_id, sum(e.amount_cents) as owed, sum(e.amount_cents) filter (where p.cause = 'reseller_sale') as sold
        from ledger_entries e join ledger_postings p on p.id = e.posting_id where e.account = 'reseller' group by 1
      ) select r.id from reseller_bookings r join bookings b on b.id = r.booking_id left join had on had.booking_id = b.id
      where coalesce(had.owed, 0) < 0 or coalesce(had.sold, 0) <> case when b.confirmed_at is null then 0
        else r.tax_cents + (select sum((unit ->> 'net')::int) from jsonb_array_elements(r.units) unit) end`,
  );
}

/**
 * 3: a payment that went through has a confirmed booking, or its money went back, or is on its way for less than five minutes, or waits for
 * the bank, or an admin knows that it didn't go back. The booking always says the same.
 */
export function countPaidForNothing(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select p.id from payments p join bookings b on b.id = p.booking_id
      where (p.status = 'succeeded' and b.status || '/' || b.payment_status <> 'confirmed/completed')
        or (p.status in ('refund_pending', 'refunded', 'refund_failed', 'refund_closed', 'charged_back')
          and b.status || '/' || b.payment_status <> 'cancelled/' || p.status)
        or (p.status = 'refund_pending' and p.updated_at < now() - interval '5 minutes' and not exists (
          select 1 from refunds r where r.payment_id = p.id and r.status = 'awaiting_dispute'))
        or (p.status = 'refunded' and exists (
          select 1 from refunds r where r.payment_id = p.id and r.status = 'failed' and r.repeated_as is null))
        or (p.status = 'refund_failed' and not exists (
          select 1 from refunds r where r.payment_id = p.id and r.status = 'failed' and r.repeated_as is null))
        or (b.status = 'confirmed' and p.status <> 'succeeded')`,
  );
}

/** 4: a confirmed booking with a price has one payment of exactly that amount. */
export function countUnpaid(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select b.id from bookings b where b.status = 'confirmed' and b.total_cents > 0
      and 1 <> (select count(*) from payments p where p.booking_id = b.id and p.status = 'succeeded'
        and p.amount_cents = b.total_cents and p.currency = b.currency)`,
  );
}

/**
 * 5: per event and in all, what was taken less what went back, by refunds and by banks, is what the confirmed bookings cost, less what went
 * back of them in part, what is still to go back, what admins closed, and what the policies of bookings that travellers cancelled let
 * organizers keep. A refund that failed hasn't gone back. Payments of another amount than was asked for stand aside: they are
 * discrepancies, and so is a dispute that's lost after a refund.
 */
export function countUnbalanced(db: Queryable): Promise<number> {
  return count(
    db,
    sql`with back as (
        select payment_id, sum(amount_cents) filter (where status = 'succeeded') as cents,
          sum(amount_cents) filter (where close_reason = 'admin') as closed from refunds group by payment_id
      ), lost as (
        select payment_id, sum(amount_cents) as cents from disputes where status = 'lost' group by payment_id
      ), each as (
        select b.event_id, b.status, b.payment_status, b.total_cents, b.kept_cents, coalesce(lost.cents, 0) as lost,
          case when p.status in ${paymentWentThrough} then p.amount_cents - coalesce(back.cents, 0) - coalesce(lost.cents, 0)
            else 0 end as kept, coalesce(back.cents, 0) as back, coalesce(back.closed, 0) as closed
        from bookings b left join payments p on p.booking_id = b.id left join back on back.payment_id = p.id
          left join lost on lost.payment_id = p.id
        where not exists (select 1 from payment_discrepancies f where f.payment_id = p.id and f.kind = 'amount_mismatch')
      ), dues as (
        select event_id, kept, case when status = 'confirmed' or payment_status in ('refund_pending', 'refund_failed')
            then total_cents - back - lost
            -- No more is kept than the policy lets, and than admins closed; a bank can take what was refunded before.
            -- Won on appeal after the booking ended, which is a discrepancy.
            when payment_status = 'charged_back' and lost = 0 then kept
            when payment_status in ('refunded', 'refund_closed', 'charged_back')
            then greatest(case when lost > 0 then least(0, kept) else 0 end, least(kept_cents + closed, kept)) else 0 end as due
        from each
      ), sums as (
        select event_id, sum(kept) as kept, sum(due) as due from dues group by event_id
        union all select null, coalesce(sum(kept), 0), coalesce(sum(due), 0) from dues
      ) select * from sums where kept <> due
      union all select p.id, p.lost_cents, 0 from payments p left join lost on lost.payment_id = p.id
        where p.lost_cents <> coalesce(lost.cents, 0)`,
  );
}

/** 7: every attendee of a confirmed booking who comes has one valid ticket, and no one else does. */
export function countWrongTickets(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select b.id from bookings b
      cross join lateral (select count(*) as n from tickets t where t.booking_id = b.id and t.voided_at is null) good
      where good.n <> case when b.status = 'confirmed' then b.seats - b.cancelled_seats else 0 end
      union all select t.booking_id from tickets t join bookings b on b.id = t.booking_id
        where t.voided_at is null and t.position = any (b.cancelled_positions)
      union all select 0 from tickets group by code having count(*) > 1`,
  );
}

/** 8: no one is booked twice for the same event. Guests are no persons. */
export function countDoublePeople(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select b.event_id from bookings b cross join lateral jsonb_array_elements(b.attendees) with ordinality as listed (person, number)
      where b.status in ('pending', 'confirmed') and b.user_id is not null and number - 1 <> all (b.cancelled_positions)
        and not person ? 'guest'
      group by b.event_id, person ->> 'type', person ->> 'id' having count(*) > 1`,
  );
}

/** 9: each booking has one confirmation email. Demo data and deleted accounts get none. */
export function countWrongMails(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select b.id from bookings b
      cross join lateral (select count(*) as n from mails m where m.dedupe_key = 'booking_confirmed:' || b.id) mail
      where mail.n > 1 or (mail.n = 0 and b.status = 'confirmed' and b.seats > 0 and b.user_id is not null and exists (
        select 1 from audit_log a where a.action = 'booking.confirmed' and a.target_type = 'booking' and a.target_id = b.id::text))`,
  );
}

/** 10: ten minutes after an event is cancelled, none of its bookings is confirmed. */
export function countBookedCancelled(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select b.id from bookings b join events e on e.id = b.event_id
      where b.status = 'confirmed' and e.status = 'cancelled' and e.cancelled_at < now() - interval '10 minutes'`,
  );
}

/** 11: every privileged action is in the audit log. */
export function countUnaudited(db: Queryable): Promise<number> {
  const audited = (action: string, type: string, id: SQL) =>
    sql`exists (select 1 from audit_log a where a.action = ${action} and a.target_type = ${type} and a.target_id = ${id}::text)`;
  return count(
    db,
    sql`select p.booking_id from refunds r join payments p on p.id = r.payment_id
        where r.requested_by is not null and not ${audited(
          'refund.requested',
          'booking',
          sql`coalesce((select s.booking_id from booking_supplements s where s.supplement_id = p.booking_id), p.booking_id)`,
        )}
      union all select e.id from events e
        where e.status = 'cancelled' and e.cancelled_at is not null and not ${audited('event.cancelled', 'event', sql`e.id`)}
      union all select e.id from events e
        where e.approved_by is not null and not ${audited('event.published', 'event', sql`e.id`)}
      union all select p.booking_id from refunds r join payments p on p.id = r.payment_id
        where r.closed_by is not null and not ${audited('refund.closed', 'booking', sql`p.booking_id`)}
      union all select d.id from disputes d
        where d.decided_by is not null and not ${audited('dispute.decided', 'dispute', sql`d.id`)}
      union all select d.id from disputes d
        where d.evidence_asked_by is not null and not ${audited('dispute.evidence_sent', 'dispute', sql`d.id`)}
      union all select f.id from payment_discrepancies f
        where f.resolved_by is not null and not ${audited('finding.resolved', 'payment_finding', sql`f.id`)}
      union all select adjusted.organizer_id from (select organizer_id, count(*) as times from adjustments where made_by is not null group by 1) adjusted
        where times > (select count(*) from audit_log a
          where a.action = 'earnings.adjusted' and a.target_type = 'user' and a.target_id = adjusted.organizer_id::text)`,
  );
}

/** 12: no hold is still active two minutes after it expires, unless the provider is still processing its payment. */
export function countOverdueHolds(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select h.id from holds h left join payments p on p.hold_id = h.id
      where h.status = 'active' and h.expires_at < now() - make_interval(mins => ${overdueHoldMinutes}::int) and p.status is distinct from 'processing'`,
  );
}

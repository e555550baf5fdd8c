import { paidStatuses, wentThrough } from '@ascendant/domain/booking/lifecycle';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { sql, and, eq, gte, isNotNull, notInArray } from 'drizzle-orm';
import { disputes } from '../../db/schema/disputes';
import { ledgerEntries, ledgerPostings } from '../../db/schema/ledger';
import { payments } from '../../db/schema/payments';
import type { ProviderTransaction } from '../adapters/payments/payment-provider';
import type { Queryable } from '../database/database';
import { findDifferingFreeSales } from '../modules/ledger/free-sales.repository';
import { findUnreturnedFees } from '../modules/ledger/postings.repository';
import { findDifferingPayments } from '../modules/ledger/unposted.repository';
import { overdueHoldMinutes } from './overdue-hold';

/**
 * 15: the ledger says what payments, refunds and disputes say; every posting sums to 0 in one currency; a payment of which nothing went back is
 * split as its booking was priced; what anyone has of it is on the date that it's booked for; of one of which something went back, everyone has their share of the rest, to the cent; the site pays the discounts
 * that it bears; and it has no fee of a manual booking that was cancelled. Rounding can leave a cent for each time that something went back, and for each tax.
 */
export async function countWrongPostings(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ offending: number }>(sql`
    with shares as (
      select p.payment_id, max(e.organizer_id) as organizer_id, count(distinct p.id) as postings, count(distinct p.cause) filter (where p.cause not in ('payment', 'moved_out', 'moved_in')) as changes,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'organizer'), 0) as tickets,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0) as fee,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'tax'), 0) as tax,
        coalesce(sum(e.amount_cents) filter (where e.account = 'discounts'), 0) as site_discount,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'unassigned'), 0) as unassigned,
        coalesce(sum(e.amount_cents) filter (where e.account = 'losses'), 0) as losses,
        min(p.booking_id) as booking_id, (array_agg(p.event_id order by p.id desc))[1] as event_id,
        bool_or(e.booking_id <> p.booking_id or e.event_id <> p.event_id) as is_elsewhere
      from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where p.payment_id is not null and p.cause <> 'provider_fee' group by 1
    ), priced as (
      select b.id, b.event_id, b.total_cents, b.tickets_total_cents - b.discount_cents + b.site_discount_cents as tickets,
        b.booking_fee_cents as fee, b.hst_cents as tax, b.site_discount_cents as site_discount,
        coalesce(jsonb_array_length(b.tax_lines), 1) as taxes
      from bookings b
    ), left_behind as (
      select e.booking_id from ledger_entries e join bookings b on b.id = e.booking_id
      where e.event_id <> b.event_id and e.account in ('organizer', 'discounts', 'fees', 'tax')
      group by e.booking_id, e.event_id, e.account, e.tax having sum(e.amount_cents) <> 0
    ), sums as (
      select p.id from ledger_postings p left join ledger_entries e on e.posting_id = p.id
      group by p.id, p.currency having coalesce(sum(e.amount_cents), 1) <> 0 or bool_or(e.currency <> p.currency)
    )
    select (select count(*) from sums)::int + count(*)::int as offending
    from shares s join payments pay on pay.id = s.payment_id join priced b on b.id = pay.booking_id join events ev on ev.id = b.event_id
    where s.booking_id <> b.id or s.is_elsewhere
      or (s.event_id <> b.event_id and (s.tickets, s.fee, s.tax, s.site_discount) <> (0, 0, 0, 0))
      or b.id in (select booking_id from left_behind)
      or (ev.organizer_id is not null and s.organizer_id is distinct from ev.organizer_id and s.unassigned = 0 and s.tickets <> 0)
      or least(s.tickets, s.fee, s.tax, s.site_discount, s.unassigned, s.losses) < 0
      or (s.changes = 0 and s.unassigned = 0
        and (s.tickets, s.fee, s.tax, s.site_discount) <> (b.tickets, b.fee, b.tax, b.site_discount))
      or (s.unassigned = 0 and exists (
        select from (values (s.tickets, b.tickets), (s.fee, b.fee), (s.tax, b.tax), (s.site_discount, b.site_discount)) as part (has, had)
        where abs(has * b.total_cents - had::bigint * (s.tickets + s.fee + s.tax - s.site_discount)) > (s.postings + b.taxes) * b.total_cents))`);
  const missing = [
    ...(await findDifferingPayments(db)),
    ...(await findDifferingFreeSales(db)),
    ...(await findUnreturnedFees(db)),
  ];
  return (rows[0]?.offending ?? 0) + missing.length;
}

export async function findKnownDisputes(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: disputes.providerDisputeId }).from(disputes);
  return new Set(rows.map(({ id }) => id));
}

/** Fees in the ledger that the provider didn't charge, or not as much. */
export async function countWrongFees(db: Queryable, theirs: readonly ProviderTransaction[]): Promise<number> {
  const rows = await db
    .select({ key: ledgerPostings.key, amount: ledgerEntries.amountCents })
    .from(ledgerPostings)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.postingId, ledgerPostings.id), eq(ledgerEntries.account, 'provider_fees')),
    )
    .where(eq(ledgerPostings.cause, 'provider_fee'));
  const charged = new Map<string, number>(theirs.map(({ id, fee }) => [`provider_fee:${id}`, fee]));
  return rows.filter(({ key, amount }) => charged.get(key) !== amount).length;
}

/** One of our payments, as the provider should have it. */
export interface OurPayment {
  readonly intentId: string;
  readonly wentThrough: boolean;
  readonly isCanceled: boolean;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** It isn't final, and its hold is live or expired a moment ago: the reconciler has yet to read it (rules PAY-10, INV-12). */
  readonly isUnderWay: boolean;
  /** The amount received isn't the amount we asked for, which is a discrepancy of its own. */
  readonly isMismatch: boolean;
}

export async function findOurPayments(
  db: Queryable,
  provider: PaymentProviderName,
  since: Date,
): Promise<OurPayment[]> {
  const rows = await db
    .select({
      intentId: payments.intentId,
      status: payments.status,
      amountCents: payments.amountCents,
      refundedCents: sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from refunds r
        where r.payment_id = payments.id and r.status = 'succeeded')`,
      isUnderWay: sql<boolean>`(${notInArray(payments.status, [...paidStatuses, 'canceled'])}
        and exists (select 1 from holds h where h.id = payments.hold_id and h.expires_at >= now() - make_interval(mins => ${overdueHoldMinutes}::int)))`,
      isMismatch: sql<boolean>`exists (select 1 from payment_discrepancies f
        where f.payment_id = payments.id and f.kind = 'amount_mismatch')`,
    })
    .from(payments)
    .where(and(eq(payments.provider, provider), isNotNull(payments.intentId), gte(payments.createdAt, since)));
  return rows.map(({ intentId, status, ...row }) => ({
    ...row,
    intentId: intentId ?? '',
    wentThrough: wentThrough(status),
    isCanceled: status === 'canceled',
  }));
}

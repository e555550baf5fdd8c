import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { paymentDiscrepancies, type PaymentDiscrepancyRow } from '../../../db/schema/payments';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { isWorthATry, waitsForServer } from '../../mail/mail-delivery.repository';

export interface Figures {
  readonly at: Date;
  readonly lastWebhookAt: Date | null;
  readonly waitingWebhooks: number;
  readonly openDiscrepancies: number;
  readonly pendingRefunds: number;
  readonly pendingRefundCents: number;
  readonly oldestRefundAt: Date | null;
  readonly databaseBytes: number;
  /** Emails that wait for the mail server, not for their own address. */
  readonly waitingEmails: number;
  readonly oldestEmailSeconds: number;
  readonly waitingDeliveries: number;
  readonly oldestDeliverySeconds: number;
  readonly failingWebhooks: number;
}

type Numbers = Record<Exclude<keyof Figures, Instants>, number> & Record<Instants, number | null>;
type Instants = 'at' | 'lastWebhookAt' | 'oldestRefundAt';

/** What the tables say of how payments do. */
export async function readFigures(db: Queryable): Promise<Figures> {
  const { rows } = await db.execute<Numbers>(sql`select
    extract(epoch from now())::float8 as at,
    (select extract(epoch from max(received_at))::float8 from provider_events) as "lastWebhookAt",
    (select count(*)::int from provider_events where state = 'pending') as "waitingWebhooks",
    (select count(*)::int from payment_discrepancies where resolved_at is null) as "openDiscrepancies",
    delivery.waiting as "waitingDeliveries", delivery.oldest as "oldestDeliverySeconds",
    (select count(*)::int from webhooks where off_at is null and failing_since is not null) as "failingWebhooks",
    email.waiting as "waitingEmails", email.oldest as "oldestEmailSeconds",
    refund.pending as "pendingRefunds", refund.cents as "pendingRefundCents", refund.oldest as "oldestRefundAt",
    pg_database_size(current_database())::float8 as "databaseBytes"
    from (select count(*)::int as pending, coalesce(sum(amount_cents), 0)::float8 as cents,
      extract(epoch from min(created_at))::float8 as oldest from refunds where status = 'pending') refund,
      (select count(*)::int as waiting, coalesce(extract(epoch from greatest(now() - min(due_at), interval '0')), 0)::int as oldest from (
        select created_at as due_at from activities where sequence is null
        union all select d.due_at from webhook_deliveries d join webhooks w on w.id = d.webhook_id
          where d.state = 'waiting' and w.off_at is null and w.failing_since is null) due) delivery,
      (select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest
        from mails where state = 'queued' and ${waitsForServer}) email`);
  const [row] = rows;
  if (!row) throw new RangeError('no figures came back');
  const { at, lastWebhookAt, oldestRefundAt, ...counts } = row;
  return {
    ...counts,
    at: instantOf(at) ?? new Date(0),
    lastWebhookAt: instantOf(lastWebhookAt),
    oldestRefundAt: instantOf(oldestRefundAt),
  };
}

export interface Resolved {
  readonly discrepancy: PaymentDiscrepancyRow & { readonly resolvedAt: Date };
  /** The admin's username; null when it resolved itself. */
  readonly resolvedBy: string | null;
}

/** Discrepancies that are closed, the last resolved first. */
export async function findResolvedDiscrepancies(db: Queryable, limit: number): Promise<Resolved[]> {
  const rows = await db
    .select({ discrepancy: paymentDiscrepancies, resolvedBy: users.username })
    .from(paymentDiscrepancies)
    .leftJoin(users, eq(users.id, paymentDiscrepancies.resolvedBy))
    .where(isNotNull(paymentDiscrepancies.resolvedAt))
    .orderBy(desc(paymentDiscrepancies.resolvedAt), desc(paymentDiscrepancies.id))
    .limit(limit);
  return rows.flatMap(({ discrepancy, resolvedBy }) =>
    discrepancy.resolvedAt === null
      ? []
      : [{ discrepancy: { ...discrepancy, resolvedAt: discrepancy.resolvedAt }, resolvedBy }],
  );
}

function instantOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(Math.round(seconds * 1000));
}

/** Counts by state, of what's recent or unfinished: whole tables would be counted at every scrape. */
interface StateCounts {
  readonly bookingsOfDay: Readonly<Record<string, number>>;
  readonly paymentsOpen: Readonly<Record<string, number>>;
  readonly refundsUnmade: Readonly<Record<string, number>>;
  readonly emailsUnsent: Readonly<Record<string, number>>;
  readonly holdsLive: number;
}

export async function readStateCounts(db: Queryable): Promise<StateCounts> {
  const { rows } = await db.execute<{ [Name in keyof StateCounts]: StateCounts[Name] }>(sql`select
    (select coalesce(json_object_agg(status, count), '{}') from
      (select status, count(*)::int from bookings where seats > 0 and booked_at > now() - interval '1 day' group by status) day) as "bookingsOfDay",
    (select coalesce(json_object_agg(status, count), '{}') from
      (select status, count(*)::int from payments where status not in ('succeeded', 'refunded', 'canceled') group by status) open)
      as "paymentsOpen",
    (select coalesce(json_object_agg(status, count), '{}') from
      (select status, count(*)::int from refunds where status in ('pending', 'awaiting_dispute')
        or (status = 'failed' and repeated_as is null) group by status) unmade) as "refundsUnmade",
    (select coalesce(json_object_agg(state, count), '{}') from
      (select state, count(*)::int from mails where state <> 'sent' and (state <> 'dead' or ${isWorthATry}) group by state) unsent) as "emailsUnsent",
    (select count(*)::int from holds where status = 'active') as "holdsLive"`);
  const [row] = rows;
  if (row === undefined) throw new RangeError('no counts came back');
  return row;
}

import type { LedgerCause } from '@ascendant/domain/ledger/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { isOwedOrPaid } from '../../database/earned.repository';

/** Months (UTC) in which anything moved that an organizer is owed or was paid, `YYYY-MM`, the latest first. */
export async function findMonths(db: Queryable, organizerId: number, currency: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM') as month
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}
    order by 1 desc limit 120`);
  return rows.map(({ month }) => month);
}

/** A line of a statement: what a cause changed of what an organizer is owed. */
export interface StatementLine {
  readonly at: Date;
  readonly cause: LedgerCause;
  readonly bookingId: number | null;
  readonly eventTitle: string | null;
  /** An adjustment's, which the admin gave. */
  readonly reason: string | null;
  /** Of tickets and adjustments, of tax that the organizer remits, and of payouts: what lowers what's owed is negative. */
  readonly tickets: number;
  readonly tax: number;
  readonly paid: number;
}

interface Month {
  readonly organizerId: number;
  readonly currency: string;
  /** The first moments of the month and of the next. */
  readonly from: Date;
  readonly to: Date;
}

export async function findStatementLines(db: Queryable, month: Month): Promise<readonly StatementLine[]> {
  const { organizerId, currency, from, to } = month;
  const { rows } = await db.execute<Omit<StatementLine, 'at'> & { at: string }>(sql`
    select to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, p.cause, p.booking_id as "bookingId",
      ev.title as "eventTitle", a.reason,
      -coalesce(sum(e.amount_cents) filter (where e.account = 'organizer'), 0)::float8 as tickets,
      -coalesce(sum(e.amount_cents) filter (where e.account = 'tax'), 0)::float8 as tax,
      -coalesce(sum(e.amount_cents) filter (where e.account = 'paid_out'), 0)::float8 as paid
    from ledger_entries e join ledger_postings p on p.id = e.posting_id left join events ev on ev.id = p.event_id
      left join adjustments a on p.key = 'adjustment:' || a.id
    where ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}
      and p.occurred_at >= ${from.toISOString()}::timestamptz and p.occurred_at < ${to.toISOString()}::timestamptz
    group by p.id, ev.title, a.reason order by p.occurred_at, p.id`);
  return rows.map(({ at, ...line }) => ({ ...line, at: new Date(at) }));
}

/** What was owed at a moment, in cents. */
export async function findOwedAt(db: Queryable, { organizerId, currency, from }: Omit<Month, 'to'>): Promise<number> {
  const { rows } = await db.execute<{ owed: number }>(sql`
    select -coalesce(sum(e.amount_cents), 0)::float8 as owed from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}
      and p.occurred_at < ${from.toISOString()}::timestamptz`);
  return rows[0]?.owed ?? 0;
}

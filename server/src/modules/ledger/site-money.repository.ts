import type { LedgerAccount } from '@ascendant/domain/ledger/accounts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { paymentDiscrepancies } from '../../../db/schema/payment-discrepancies';
import { taskRuns } from '../../../db/schema/task-runs';
import type { Queryable } from '../../database/database';
import { isOwedOrPaid } from '../../database/earned.repository';

/** The balance of each account in a currency, in cents, as the ledger has it. */
export async function findBalances(
  db: Queryable,
  currency: string,
): Promise<Readonly<Partial<Record<LedgerAccount, number>>>> {
  const { rows } = await db.execute<{ account: LedgerAccount; cents: number }>(sql`
    select account, sum(amount_cents)::float8 as cents from ledger_entries where currency = ${currency} group by account`);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** What all organizers together are owed, in cents. */
export async function findOwedToAll(db: Queryable, currency: string): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select -coalesce(sum(e.amount_cents), 0)::float8 as cents from ledger_entries e where ${isOwedOrPaid} and e.currency = ${currency}`);
  return rows[0]?.cents ?? 0;
}

export interface TaxSum {
  readonly tax: string;
  readonly cents: number;
}

/** Each tax, in cents that are to be remitted. */
export async function findTaxes(db: Queryable, currency: string): Promise<readonly TaxSum[]> {
  const { rows } = await db.execute<TaxSum & Record<string, unknown>>(sql`
    select tax, -sum(amount_cents)::float8 as cents from ledger_entries
    where account = 'tax' and currency = ${currency} group by tax order by tax`);
  return rows;
}

/** The same by month (UTC), the latest first. */
export async function findTaxesByMonth(
  db: Queryable,
  currency: string,
  limit: number,
): Promise<readonly (TaxSum & { readonly month: string })[]> {
  const { rows } = await db.execute<TaxSum & { month: string } & Record<string, unknown>>(sql`
    select to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM') as month, e.tax, -sum(e.amount_cents)::float8 as cents
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.account = 'tax' and e.currency = ${currency} group by 1, 2 order by 1 desc, 2 limit ${limit}::int`);
  return rows;
}

export interface OwedOrganizer {
  readonly organizerId: number | null;
  readonly name: string | null;
  readonly cents: number;
}

/** What each organizer is owed, in cents, the most first; those that are owed nothing are left out. */
export async function findOwed(db: Queryable, currency: string, limit: number): Promise<readonly OwedOrganizer[]> {
  const { rows } = await db.execute<OwedOrganizer & Record<string, unknown>>(sql`
    select owed.organizer_id as "organizerId", coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), '')) as name, cents from (
      select e.organizer_id, -sum(e.amount_cents)::float8 as cents from ledger_entries e
      where ${isOwedOrPaid} and e.currency = ${currency} group by e.organizer_id having sum(e.amount_cents) <> 0) owed
    left join users u on u.id = owed.organizer_id order by cents desc, owed.organizer_id limit ${limit}::int`);
  return rows;
}

const moneyDifferences = [
  'not_in_ledger',
  'not_at_provider',
  'payout_not_in_ledger',
  'payout_not_at_provider',
] as const;

/** When the ledger was last compared with the provider, and how much differs. */
export async function findComparison(
  db: Queryable,
): Promise<{ readonly comparedAt: Date | null; readonly differences: number }> {
  const [run] = await db.select().from(taskRuns).where(eq(taskRuns.task, 'compare_ledger'));
  const isOpen = isNull(paymentDiscrepancies.resolvedAt);
  const differences = await db.$count(
    paymentDiscrepancies,
    and(inArray(paymentDiscrepancies.kind, moneyDifferences), isOpen),
  );
  return { comparedAt: run?.endedAt ?? null, differences };
}

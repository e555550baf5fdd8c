import type { LedgerAccount, TaxName } from '@ascendant/domain/ledger/accounts';
import type { UnassignedTax } from '@ascendant/domain/ledger/payout-postings';
import { cents } from '@ascendant/domain/money';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { paymentDiscrepancies } from '../../../db/schema/payments';
import { taskRuns } from '../../../db/schema/program';
import type { Queryable } from '../../database/database';
import { isOwedOrPaid } from '../../database/earned.repository';

export interface TaxSum {
  readonly tax: string;
  readonly cents: number;
}

export interface OwedOrganizer {
  readonly organizerId: number | null;
  readonly name: string | null;
  readonly cents: number;
}

/** What the ledger adds up to in a currency, in cents. */
export interface LedgerSums {
  /** The balance of each account, as the ledger has it. */
  readonly balances: Readonly<Partial<Record<LedgerAccount, number>>>;
  /** What all organizers together are owed. */
  readonly owedToOrganizers: number;
  /** Each tax that's to be remitted. */
  readonly taxes: readonly TaxSum[];
  /** What each organizer is owed, the most first; those that are owed nothing are left out. */
  readonly organizers: readonly OwedOrganizer[];
}

/** Everything from one reading of the entries. @param limit how many organizers are listed */
export async function findLedgerSums(db: Queryable, currency: string, limit: number): Promise<LedgerSums> {
  const { rows } = await db.execute<LedgerSums & Record<string, unknown>>(sql`
    with e as materialized (
      select account, organizer_id, tax, sum(amount_cents) as amount_cents from ledger_entries where currency = ${currency} group by 1, 2, 3
    ), balances as (
      select account, sum(amount_cents) as cents from e group by account
    ), taxes as (
      select tax, -sum(amount_cents) as cents from e where account = 'tax' group by tax
    ), owed as (
      select organizer_id, -sum(e.amount_cents) as cents from e where ${isOwedOrPaid} group by organizer_id having sum(e.amount_cents) <> 0
    ), most_owed as (
      select organizer_id as "organizerId", coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), '')) as name, cents
      from owed left join users u on u.id = owed.organizer_id order by cents desc, owed.organizer_id limit ${limit}::int
    )
    select (select coalesce(jsonb_object_agg(account, cents), '{}') from balances) as balances,
      (select coalesce(sum(cents), 0)::float8 from owed) as "owedToOrganizers",
      (select coalesce(jsonb_agg(taxes order by tax), '[]') from taxes) as taxes,
      (select coalesce(jsonb_agg(most_owed order by cents desc, "organizerId"), '[]') from most_owed) as organizers`);
  return rows[0] ?? { balances: {}, owedToOrganizers: 0, taxes: [], organizers: [] };
}

/** The same taxes by month (UTC), the latest first. */
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

/** Tax that an organizer remits and that isn't theirs in the ledger yet, by event and currency. Without an account, no one can be paid it. */
export async function findUnassignedTaxes(
  db: Queryable,
): Promise<readonly (UnassignedTax & { readonly currency: string })[]> {
  const { rows } = await db.execute<
    Record<'eventId' | 'organizerId' | 'amount' | 'count', number> & { tax: TaxName; currency: string }
  >(sql`
    select e.event_id as "eventId", ev.organizer_id as "organizerId", e.tax, e.currency, sum(e.amount_cents)::int as amount,
      (select count(*)::int from ledger_postings p where p.cause = 'tax_assigned' and p.event_id = e.event_id) as count
    from ledger_entries e join events ev on ev.id = e.event_id
    where e.account = 'tax' and e.tax like '%:organizer' and e.organizer_id is null and ev.organizer_id is not null
    group by e.event_id, ev.organizer_id, e.tax, e.currency having sum(e.amount_cents) <> 0
    order by e.event_id, e.tax`);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

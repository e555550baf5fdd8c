import { cents, type Cents } from '@ascendant/domain/money';
import { withholdingStatuses } from '@ascendant/domain/payment/disputes';
import type { PayoutBalance } from '@ascendant/domain/payout/plan';
import { sql } from 'drizzle-orm';
import { adjustments } from '../../../db/schema/payouts';
import type { Queryable, Transaction } from '../../database/database';
import { isOwed, isOwedOrPaid } from '../../database/earned.repository';
import type { LocalStart } from '../../mail/date-text';

/** When money is ready. */
interface Readiness {
  readonly currency: string;
  /** After an event's end. */
  readonly delayDays: number;
}

/** Whose money, and when it's ready. */
export interface BalanceWanted extends Readiness {
  readonly organizerId: number;
}

const withholding = sql.raw(`(${withholdingStatuses.map((status) => `'${status}'`).join(', ')})`);

/** When an event (`ev`) ends that its money waits for: as it was sold, if it was brought forward without everyone's agreement. */
const lastEnd = sql`greatest(ev.ends_at, ev.sold_ends_at)`;

/** Whether what an event brought is ready. Adjustments are about no event, so they're ready at once. */
const isReady = ({ delayDays }: Readiness) =>
  sql`(e.event_id is null or coalesce(${lastEnd} <= now() - make_interval(days => ${delayDays}::int), false))`;

/** What an organizer has earned by events that are over for long enough, and what they've been paid. */
export async function findBalance(db: Queryable, { organizerId, ...ready }: BalanceWanted): Promise<PayoutBalance> {
  const balance = (await findBalances(db, [organizerId], ready)).get(organizerId);
  if (!balance) throw new RangeError('no balance');
  return balance;
}

/** The same of several organizers, by their ids. */
export async function findBalances(
  db: Queryable,
  organizerIds: readonly number[],
  ready: Readiness,
): Promise<ReadonlyMap<number, PayoutBalance>> {
  const ids = sql`${sql.param([...organizerIds])}::int[]`;
  const readyLines = sql`join ledger_entries e on e.posting_id = p.id left join events ev on ev.id = e.event_id
    where ${isOwed} and e.organizer_id = any(${ids}) and e.currency = ${ready.currency} and ${isReady(ready)}`;
  const { rows } = await db.execute<{ id: number } & Record<keyof PayoutBalance, number>>(sql`
    with earned as (
      select e.organizer_id, -sum(e.amount_cents) filter (where ${isOwed} and ${isReady(ready)}) as cents,
        sum(e.amount_cents) filter (where e.account = 'paid_out') as paid
      from ledger_entries e left join events ev on ev.id = e.event_id
      where e.organizer_id = any(${ids}) and e.currency = ${ready.currency} group by 1
    ), withheld as (
      select e.organizer_id, -sum(e.amount_cents) as cents
      from (select distinct payment_id from disputes where status in ${withholding}) d join ledger_postings p using (payment_id) ${readyLines} group by 1
    ), unmade as (
      select e.organizer_id, sum(e.amount_cents) as cents
      from refunds r join ledger_postings p on p.payment_id = r.payment_id and p.refund_id = r.id and p.cause = 'refund_requested' ${readyLines}
        and (r.status in ('pending', 'awaiting_dispute') or (r.status = 'failed' and r.repeated_as is null)) group by 1
    ), own as (
      select * from transfers where organizer_id = any(${ids}) and currency = ${ready.currency}
    ), open as (
      select organizer_id, sum(amount_cents) as cents from own where status in ('pending', 'refused') group by 1
    ), reversing as (
      select organizer_id, sum(r.amount_cents) as cents from transfer_reversals r join own on own.id = r.transfer_id
      where r.status = 'pending' group by 1
    )
    select whose.id, coalesce(earned.cents, 0)::float8 as earned, coalesce(withheld.cents, 0)::float8 as disputed,
      coalesce(unmade.cents, 0)::float8 as "unmadeRefunds", coalesce(earned.paid, 0)::float8 as "paidOut",
      coalesce(open.cents, 0)::float8 as transferring, coalesce(reversing.cents, 0)::float8 as reversing
    from unnest(${ids}) as whose (id) left join earned on earned.organizer_id = whose.id left join withheld on withheld.organizer_id = whose.id
      left join unmade on unmade.organizer_id = whose.id left join open on open.organizer_id = whose.id
      left join reversing on reversing.organizer_id = whose.id`);
  return new Map(rows.map((row) => [row.id, balanceOf(row)]));
}

function balanceOf(row: Record<keyof PayoutBalance, number>): PayoutBalance {
  const { earned, disputed, unmadeRefunds, paidOut, transferring, reversing } = row;
  return {
    earned: cents(earned),
    disputed: cents(disputed),
    unmadeRefunds: cents(unmadeRefunds),
    paidOut: cents(paidOut),
    transferring: cents(transferring),
    reversing: cents(reversing),
  };
}

/** What an event will bring, and on which day (UTC) it's ready. */
export interface ComingPayout extends LocalStart {
  readonly eventId: number;
  readonly title: string;
  readonly readyOn: string;
  /** The last day that was sold, if the event ends earlier by now and not everyone has accepted that; else null. */
  readonly soldUntil: string | null;
  readonly amount: Cents;
}

const soldUntil = sql`case when ev.sold_ends_at > ev.ends_at then local_time(ev.sold_ends_at, ev.timezone)::date::text end`;

/** What isn't ready yet, by event, the earliest first. */
export async function findComing(
  db: Queryable,
  { organizerId, ...ready }: BalanceWanted,
  limit: number,
): Promise<readonly ComingPayout[]> {
  const { rows } = await db.execute<Omit<ComingPayout, 'amount'> & { amount: number }>(sql`
    with e as materialized (
      select e.event_id, -sum(e.amount_cents) as cents from ledger_entries e
      where ${isOwed} and e.organizer_id = ${organizerId}::int and e.currency = ${ready.currency} and e.event_id is not null
      group by 1 having sum(e.amount_cents) <> 0
    )
    select ev.id as "eventId", ev.title, ev.start_date::text as "startDate", ev.start_time as "startTime", e.cents::float8 as amount,
      to_char((${lastEnd} + make_interval(days => ${ready.delayDays}::int)) at time zone 'UTC', 'YYYY-MM-DD') as "readyOn", ${soldUntil} as "soldUntil"
    from e join events ev on ev.id = e.event_id
    where not ${isReady(ready)} order by ${lastEnd}, ev.id limit ${limit}::int`);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

/** What an organizer is owed in this currency, ready or not. */
export async function findOwedTo(db: Queryable, organizerId: number, currency: string): Promise<Cents> {
  const { rows } = await db.execute<{ owed: number }>(sql`
    select coalesce(-sum(e.amount_cents), 0)::float8 as owed from ledger_entries e
    where ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}`);
  return cents(rows[0]?.owed ?? 0);
}

/** Everyone who's owed something, or was paid too much, in this currency: the most first. */
export async function findOwedOrganizers(
  db: Queryable,
  currency: string,
  limit: number,
): Promise<readonly { readonly organizerId: number; readonly owed: Cents }[]> {
  const { rows } = await db.execute<{ organizerId: number; owed: number }>(sql`
    select e.organizer_id as "organizerId", -sum(e.amount_cents)::float8 as owed from ledger_entries e
    where ${isOwedOrPaid} and e.organizer_id is not null and e.currency = ${currency}
    group by 1 having sum(e.amount_cents) <> 0 order by 2 desc, 1 limit ${limit}::int`);
  return rows.map(({ organizerId, owed }) => ({ organizerId, owed: cents(owed) }));
}

/** Stores what an admin gave or took, and why. @returns its id, for the ledger */
export async function insertAdjustment(
  tx: Transaction,
  adjustment: Omit<typeof adjustments.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx.insert(adjustments).values(adjustment).returning({ id: adjustments.id });
  if (!row) throw new RangeError('insert returned no row');
  return row.id;
}

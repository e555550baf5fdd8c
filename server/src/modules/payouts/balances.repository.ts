import { cents, type Cents } from '@ascendant/domain/money';
import { withholdingStatuses } from '@ascendant/domain/payment/disputes';
import type { PayoutBalance } from '@ascendant/domain/payout/plan';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { isOwed, isOwedOrPaid } from '../../database/earned.repository';

/** Whose money, and when it's ready. */
export interface BalanceWanted {
  readonly organizerId: number;
  readonly currency: string;
  readonly delayDays: number;
}

const withholding = sql.raw(`(${withholdingStatuses.map((status) => `'${status}'`).join(', ')})`);

/** The lines that an organizer is owed for, with what decides when they're paid. Adjustments are about no event, so they're ready at once. */
function linesOf({ organizerId, currency, delayDays }: BalanceWanted): SQL {
  return sql`
    select -e.amount_cents as cents, e.event_id, p.cause, p.payment_id, p.refund_id, ev.ends_at,
      (e.event_id is null or coalesce(ev.ends_at <= now() - make_interval(days => ${delayDays}::int), false)) as is_ready
    from ledger_entries e join ledger_postings p on p.id = e.posting_id left join events ev on ev.id = e.event_id
    where ${isOwed} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}`;
}

/** What an organizer has earned by events that are over for long enough, and what they've been paid. */
export async function findBalance(db: Queryable, wanted: BalanceWanted): Promise<PayoutBalance> {
  const { organizerId, currency } = wanted;
  const { rows } = await db.execute<Record<keyof PayoutBalance, number>>(sql`
    with lines as (${linesOf(wanted)}),
    own as (select * from transfers where organizer_id = ${organizerId}::int and currency = ${currency})
    select coalesce((select sum(cents) from lines where is_ready), 0)::float8 as earned,
      coalesce((select sum(cents) from lines where is_ready and exists (
        select from disputes d where d.payment_id = lines.payment_id and d.status in ${withholding})), 0)::float8 as disputed,
      coalesce((select -sum(cents) from lines join refunds r on r.id = lines.refund_id
        where is_ready and cause = 'refund_requested'
          and (r.status in ('pending', 'awaiting_dispute') or (r.status = 'failed' and r.repeated_as is null))), 0)::float8 as "unmadeRefunds",
      coalesce((select sum(amount_cents) from ledger_entries
        where account = 'paid_out' and organizer_id = ${organizerId}::int and currency = ${currency}), 0)::float8 as "paidOut",
      coalesce((select sum(amount_cents) from own where status in ('pending', 'refused')), 0)::float8 as transferring,
      coalesce((select sum(r.amount_cents) from transfer_reversals r join own on own.id = r.transfer_id where r.status = 'pending'), 0)::float8
        as reversing`);
  const [row] = rows;
  if (!row) throw new RangeError('no balance');
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
export interface ComingPayout {
  readonly eventId: number;
  readonly title: string;
  readonly readyOn: string;
  readonly amount: Cents;
}

/** What isn't ready yet, by event, the earliest first. */
export async function findComing(
  db: Queryable,
  wanted: BalanceWanted,
  limit: number,
): Promise<readonly ComingPayout[]> {
  const { rows } = await db.execute<{ eventId: number; title: string; readyOn: string; amount: number }>(sql`
    with lines as (${linesOf(wanted)})
    select ev.id as "eventId", ev.title, sum(lines.cents)::float8 as amount,
      to_char((ev.ends_at + make_interval(days => ${wanted.delayDays}::int)) at time zone 'UTC', 'YYYY-MM-DD') as "readyOn"
    from lines join events ev on ev.id = lines.event_id
    where not is_ready and ev.ends_at is not null
    group by ev.id having sum(lines.cents) <> 0 order by ev.ends_at, ev.id limit ${limit}::int`);
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

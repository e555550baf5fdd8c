import type { LedgerCause } from '@ascendant/domain/ledger/accounts';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { isOwedOrPaid } from '../../database/earned.repository';
import { knownAs } from '../../database/paid-rows';
import { isTaken } from '../../database/taken.repository';
import type { LocalStart } from '../../mail/date-text';

/** Months (UTC) in which anything moved that an organizer is owed or was paid, or in which they took money themselves, `YYYY-MM`, the latest first. */
export async function findMonths(db: Queryable, organizerId: number, currency: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM') as month
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}
    union select to_char(taken.booked_at at time zone 'UTC', 'YYYY-MM')
    from bookings taken join events ev on ev.id = taken.event_id
    where ${isTaken} and ev.organizer_id = ${organizerId}::int and taken.currency = ${currency}
    order by 1 desc limit 120`);
  return rows.map(({ month }) => month);
}

/** A line of a statement: what a cause changed of what an organizer is owed. What lowers it is negative. In cents. */
export interface StatementLine {
  readonly at: Date;
  readonly cause: LedgerCause;
  readonly bookingId: number | null;
  /** The first person of the booking; null without a booking, and once their names are forgotten. */
  readonly guest: string | null;
  readonly event: DatedEvent | null;
  /** Of a booking that moved: the date that it was for. Nothing is earned or lost by that. */
  readonly movedFrom: DatedEvent | null;
  /** An adjustment's, which the admin gave. */
  readonly reason: string | null;
  /** Of tickets and adjustments, of tax that the organizer remits, and of payouts. */
  readonly tickets: number;
  readonly tax: number;
  readonly paid: number;
  /** Of what travellers paid: the site's fee, what the site paid of discounts, and each tax by its name. */
  readonly fee: number;
  readonly siteDiscount: number;
  readonly taxes: readonly (readonly [tax: string, cents: number])[];
}

type DatedEvent = LocalStart & { readonly title: string };

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
    with changed as (select p.id, p.occurred_at, p.cause, p.event_id, ${knownAs(sql`p.booking_id`)} as booking_id, p.key,
        case when p.cause in ('moved_out', 'moved_in') then 'move:' || split_part(p.key, ':', 2) else p.key end as line
      from ledger_postings p where p.occurred_at >= ${from.toISOString()}::timestamptz and p.occurred_at < ${to.toISOString()}::timestamptz
        and exists (select from ledger_entries e where e.posting_id = p.id
          and ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}))
    select to_char(min(p.occurred_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, min(p.cause) as cause,
      p.booking_id as "bookingId", nullif(b.attendees -> 0 ->> 'name', '') as guest, a.reason,
      (array_agg(${datedEvent} order by p.cause = 'moved_out') filter (where ev.id is not null))[1] as event,
      (array_agg(${datedEvent}) filter (where p.cause = 'moved_out'))[1] as "movedFrom",
      ${owedOn(sql`e.account = 'organizer'`)} as tickets, ${owedOn(sql`e.account = 'tax' and e.organizer_id is not null`)} as tax,
      ${owedOn(sql`e.account = 'paid_out'`)} as paid, ${owedOn(sql`e.account = 'fees'`)} as fee,
      0 - ${owedOn(sql`e.account = 'discounts'`)} as "siteDiscount",
      coalesce(json_agg(json_build_array(e.tax, 0 - e.amount_cents)) filter (where e.account = 'tax'), '[]') as taxes
    from changed p join ledger_entries e on e.posting_id = p.id left join events ev on ev.id = p.event_id
      left join bookings b on b.id = p.booking_id left join adjustments a on p.key = 'adjustment:' || a.id
    group by p.line, p.booking_id, b.id, a.reason order by min(p.occurred_at), min(p.id)`);
  return rows.map(({ at, ...line }) => ({ ...line, at: new Date(at) }));
}

/** What an organizer took themselves for a booking that they made, in cents. It changes nothing of what they're owed. */
export interface TakenLine {
  readonly at: Date;
  readonly bookingId: number;
  /** The first person of the booking; null once their names are forgotten. */
  readonly guest: string | null;
  readonly event: DatedEvent;
  readonly taken: number;
}

/** By the day of the booking, with the amounts as they're noted now. */
export async function findTakenLines(db: Queryable, month: Month): Promise<readonly TakenLine[]> {
  const { organizerId, currency, from, to } = month;
  const { rows } = await db.execute<Omit<TakenLine, 'at'> & { at: string }>(sql`
    select to_char(taken.booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, taken.id as "bookingId",
      nullif(taken.attendees -> 0 ->> 'name', 'Guest') as guest, ${datedEvent} as event, taken.taken_cents as taken
    from bookings taken join events ev on ev.id = taken.event_id
    where ${isTaken} and ev.organizer_id = ${organizerId}::int and taken.currency = ${currency}
      and taken.booked_at >= ${from.toISOString()}::timestamptz and taken.booked_at < ${to.toISOString()}::timestamptz
    order by taken.booked_at, taken.id`);
  return rows.map(({ at, ...line }) => ({ ...line, at: new Date(at) }));
}

const datedEvent = sql`json_build_object('title', ev.title, 'startDate', ev.start_date, 'startTime', ev.start_time)`;
const owedOn = (account: SQL) => sql`0 - coalesce(sum(e.amount_cents) filter (where ${account}), 0)::float8`;

/** What was owed at a moment, in cents. */
export async function findOwedAt(db: Queryable, { organizerId, currency, from }: Omit<Month, 'to'>): Promise<number> {
  const { rows } = await db.execute<{ owed: number }>(sql`
    select -coalesce(sum(e.amount_cents), 0)::float8 as owed from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where ${isOwedOrPaid} and e.organizer_id = ${organizerId}::int and e.currency = ${currency}
      and p.occurred_at < ${from.toISOString()}::timestamptz`);
  return rows[0]?.owed ?? 0;
}

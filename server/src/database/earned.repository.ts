import { cents, type Cents } from '@ascendant/domain/money';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from './database';
import { knownAs } from './paid-rows';

/** Revenue of an event, in cents, as part of a query. Source: docs/rules/events.md, "Reports". */
export function earnedBy(eventId: SQLWrapper): SQL<number> {
  return sql<number>`(select coalesce(sum(cents), 0)::float8 from earned_cents(array[${eventId}]))`;
}

/** The same by booking, with its supplements; bookings that earn nothing are left out. */
export async function findEarnedByBooking(db: Queryable, eventId: number): Promise<ReadonlyMap<number, Cents>> {
  const { rows } = await db.execute<{ bookingId: number; cents: number }>(
    sql`select ${knownAs(sql`earned.booking_id`)} as "bookingId", sum(earned.cents)::float8 as cents
      from earned_cents(array[${eventId}::int]) earned where earned.cents <> 0 group by 1`,
  );
  return new Map(rows.map((row) => [row.bookingId, cents(row.cents)]));
}

/** Where the money of an event's bookings went, in cents, less what was refunded. */
export interface EarnedByAll {
  readonly revenue: Cents;
  readonly siteFee: Cents;
  /** What the site paid of it, by discounts that it bears. */
  readonly siteDiscount: Cents;
  readonly tax: Cents;
}

export async function findEarnedByAll(db: Queryable, eventId: number): Promise<EarnedByAll> {
  const { rows } = await db.execute<Record<keyof EarnedByAll, number>>(sql`
    select ${earnedBy(sql`${eventId}::int`)} as revenue,
      -coalesce(sum(amount_cents) filter (where account = 'fees'), 0)::float8 as "siteFee",
      -coalesce(sum(amount_cents) filter (where account = 'tax'), 0)::float8 as tax,
      coalesce(sum(amount_cents) filter (where account = 'discounts'), 0)::float8 as "siteDiscount"
    from ledger_entries where event_id = ${eventId}::int and account in ('fees', 'tax', 'discounts')`);
  const { revenue, siteFee, tax, siteDiscount } = rows[0] ?? { revenue: 0, siteFee: 0, tax: 0, siteDiscount: 0 };
  return { revenue: cents(revenue), siteFee: cents(siteFee), tax: cents(tax), siteDiscount: cents(siteDiscount) };
}

/** Entries (`e`) that an organizer is owed for: their part of sales, and the tax that they remit themselves. */
export const isOwed = sql`(e.account = 'organizer' or (e.account = 'tax' and e.organizer_id is not null))`;
/** The same, and what they were paid: its sum is what they're still owed. */
export const isOwedOrPaid = sql`(${isOwed} or e.account = 'paid_out')`;

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { totals } from '../../../db/schema/totals';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { isTotalOf } from '../../database/totals.repository';

/** Weeks begin on Monday, 00:00 UTC, for everyone. */
const monday = sql`date_trunc('week', now(), 'UTC')`;
/** A subquery is computed once; the expression alone, for every row that it isn't looked up for in an index. */
const sinceMonday = sql`(select ${monday})`;
/** A Monday as totals are named after it. */
const bucketOf = (monday: ReturnType<typeof sql>) => sql<string>`to_char(${monday} at time zone 'UTC', 'YYYY-MM-DD')`;

export interface SalesFigures {
  readonly bookings: number;
  /** People in confirmed bookings. */
  readonly tickets: number;
  /** What organizers earn, as a decimal. */
  readonly revenue: string;
  readonly bookingsThisWeek: number;
  readonly revenueThisWeek: string;
}

const isNew = sql`filter (where ${totals.bucket} >= ${bucketOf(sinceMonday)})`;
const decimal = (amount: ReturnType<typeof sql>) => sql<string>`coalesce(${amount}, 0)::numeric(12, 2)::text`;
const whole = (count: ReturnType<typeof sql>) => sql<number>`coalesce(${count}, 0)::int`;

/** Confirmed bookings, in all and since Monday, from the kept totals. @param ownerId undefined for everyone's events */
export async function sumSales(tx: Queryable, ownerId: number | undefined): Promise<SalesFigures> {
  const [row] = await tx
    .select({
      bookings: whole(sql`sum(${totals.count})`),
      tickets: whole(sql`sum(${totals.seats})`),
      revenue: decimal(sql`sum(${totals.amount})`),
      bookingsThisWeek: whole(sql`sum(${totals.count}) ${isNew}`),
      revenueThisWeek: decimal(sql`sum(${totals.amount}) ${isNew}`),
    })
    .from(totals)
    .where(isTotalOf(ownerId, 'week'));
  return row ?? { bookings: 0, tickets: 0, revenue: '0.00', bookingsThisWeek: 0, revenueThisWeek: '0.00' };
}

/** Everyone with an account, in all and since Monday: the planner sees how few that is only without a subquery. */
export async function countUsers(tx: Queryable): Promise<{ readonly all: number; readonly thisWeek: number }> {
  const all = tx.select({ count: totals.count }).from(totals).where(isTotalOf(undefined, 'users'));
  const [row] = await tx
    .select({ all: whole(sql`(${all})`), thisWeek: sql<number>`count(*)::int` })
    .from(users)
    .where(sql`${users.createdAt} >= ${monday}`);
  return row ?? { all: 0, thisWeek: 0 };
}

export interface WeekOfSales {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly weekStart: string;
  readonly bookings: number;
  readonly tickets: number;
  readonly revenue: string;
}

/** What some weeks are of: one organizer's events, or everyone's. */
interface Weeks {
  readonly organizerId: number | undefined;
  readonly weeks: number;
}

/** The Monday on which the last weeks begin. */
const firstOf = (weeks: number) =>
  sql`(select date_trunc('week', now(), 'UTC') - make_interval(days => ${7 * (weeks - 1)}::int))`;

export interface ChannelSales {
  readonly channel: string;
  readonly bookings: number;
  readonly tickets: number;
}

/** More than anyone reads. */
const mostChannels = 50;

/** Confirmed bookings of the last weeks that came from widgets, by channel, the most first. */
export async function findChannels(tx: Queryable, { organizerId, weeks }: Weeks): Promise<ChannelSales[]> {
  const count = sql<number>`count(*)::int`;
  return tx
    .select({
      channel: sql<string>`${bookings.channel}`,
      bookings: count,
      tickets: whole(sql`sum(${bookings.seats} - ${bookings.cancelledSeats})`),
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        isNotNull(bookings.channel),
        eq(bookings.status, 'confirmed'),
        isOfPeople,
        sql`${bookings.bookedAt} >= ${firstOf(weeks)}`,
        organizerId === undefined ? undefined : eq(events.organizerId, organizerId),
      ),
    )
    .groupBy(bookings.channel)
    .orderBy(desc(count), bookings.channel)
    .limit(mostChannels);
}

/** The last weeks of confirmed bookings, the oldest first; a week without any has zeros. */
export async function findWeeks(tx: Queryable, { organizerId, weeks }: Weeks): Promise<WeekOfSales[]> {
  const sold = tx.select().from(totals).where(isTotalOf(organizerId, 'week')).as('sold');
  return tx
    .select({
      weekStart: bucketOf(sql`monday`),
      bookings: whole(sql`${sold.count}`),
      tickets: whole(sql`${sold.seats}`),
      revenue: decimal(sql`${sold.amount}`),
    })
    .from(sql`generate_series(${firstOf(weeks)}, ${sinceMonday}, interval '7 days') monday`)
    .leftJoin(sold, eq(sold.bucket, bucketOf(sql`monday`)))
    .orderBy(sql`monday`);
}

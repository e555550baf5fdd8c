import { and, eq, gte, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { conditionOf, isActive, isOfOwnEvent } from '../../database/managed-event-filter';

/** Weeks begin on Monday, 00:00 UTC, for everyone. A subquery is computed once; the expression alone, for every row. */
const sinceMonday = sql`(select date_trunc('week', now(), 'UTC'))`;

export interface EventCounts {
  readonly all: number;
  /** Published, and starting today or later at their place. */
  readonly active: number;
}

/** Read from an index alone. @param organizerId undefined for everyone's events */
export async function countEvents(tx: Queryable, organizerId: number | undefined): Promise<EventCounts> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${isActive})::int`,
    })
    .from(events)
    .where(conditionOf({ organizerId }));
  return row ?? { all: 0, active: 0 };
}

/** People in confirmed bookings. */
export async function countTickets(tx: Queryable, organizerId: number | undefined): Promise<number> {
  const [row] = await tx
    .select({ tickets: sql<number>`coalesce(sum(${bookings.seats}), 0)::int` })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), isOfOwnEvent(bookings.eventId, organizerId)));
  return row?.tickets ?? 0;
}

export interface SalesFigures {
  readonly bookings: number;
  /** As a decimal, before tax. */
  readonly revenue: string;
  readonly bookingsThisWeek: number;
  readonly revenueThisWeek: string;
}

const isNew = sql`filter (where ${bookings.bookedAt} >= ${sinceMonday})`;
const decimal = (amount: ReturnType<typeof sql>) => sql<string>`coalesce(${amount}, 0)::numeric(12, 2)::text`;

/** Confirmed bookings, in all and since Monday. */
export async function sumSales(tx: Queryable, organizerId: number | undefined): Promise<SalesFigures> {
  const [row] = await tx
    .select({
      bookings: sql<number>`count(*)::int`,
      revenue: decimal(sql`sum(${bookings.totalAmount})`),
      bookingsThisWeek: sql<number>`(count(*) ${isNew})::int`,
      revenueThisWeek: decimal(sql`sum(${bookings.totalAmount}) ${isNew}`),
    })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), isOfOwnEvent(bookings.eventId, organizerId)));
  return row ?? { bookings: 0, revenue: '0.00', bookingsThisWeek: 0, revenueThisWeek: '0.00' };
}

/** Everyone with an account, in all and since Monday. */
export async function countUsers(tx: Queryable): Promise<{ readonly all: number; readonly thisWeek: number }> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      thisWeek: sql<number>`(count(*) filter (where ${users.createdAt} >= ${sinceMonday}))::int`,
    })
    .from(users);
  return row ?? { all: 0, thisWeek: 0 };
}

export interface WeekOfSales {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly weekStart: string;
  readonly bookings: number;
  readonly tickets: number;
  readonly revenue: string;
}

/** The last weeks of confirmed bookings, the oldest first; a week without any has zeros. */
export async function findWeeks(
  tx: Queryable,
  { organizerId, weeks }: { organizerId: number | undefined; weeks: number },
): Promise<WeekOfSales[]> {
  const first = sql`(select date_trunc('week', now(), 'UTC') - make_interval(days => ${7 * (weeks - 1)}::int))`;
  const sold = tx
    .select({
      week: sql`date_bin('7 days', ${bookings.bookedAt}, ${first})`.as('week'),
      bookings: sql<number>`count(*)::int`.as('bookings'),
      tickets: sql<number>`sum(${bookings.seats})::int`.as('tickets'),
      revenue: sql<string>`sum(${bookings.totalAmount})`.as('revenue'),
    })
    .from(bookings)
    .where(
      and(eq(bookings.status, 'confirmed'), gte(bookings.bookedAt, first), isOfOwnEvent(bookings.eventId, organizerId)),
    )
    .groupBy(sql`1`)
    .as('sold');
  return tx
    .select({
      weekStart: sql<string>`to_char(monday at time zone 'UTC', 'YYYY-MM-DD')`,
      bookings: sql<number>`coalesce(${sold.bookings}, 0)`,
      tickets: sql<number>`coalesce(${sold.tickets}, 0)`,
      revenue: decimal(sql`${sold.revenue}`),
    })
    .from(sql`generate_series(${first}, ${sinceMonday}, interval '7 days') monday`)
    .leftJoin(sold, sql`${sold.week} = monday`)
    .orderBy(sql`monday`);
}

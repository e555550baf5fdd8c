import { parseDollars, type Cents } from '@ascendant/domain/money';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { desc, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';

/** An event as its organizer's list shows it. */
export interface OwnEvent {
  readonly id: number;
  readonly title: string;
  readonly location: string;
  readonly status: EventStatus;
  readonly startDate: string;
  readonly lowestAdultPriceCents: number;
  readonly capacity: number;
  /** Confirmed bookings, and what they came to before tax. */
  readonly totalBookings: number;
  readonly totalRevenue: Cents;
  readonly createdAt: Date;
}

/** The events that somebody made, newest first. */
export async function findOwnEvents(tx: Queryable, userId: number): Promise<readonly OwnEvent[]> {
  const isConfirmed = sql`${bookings.eventId} = ${events.id} and ${bookings.status} = 'confirmed'`;
  const rows = await tx
    .select({
      id: events.id,
      title: events.title,
      location: events.location,
      status: events.status,
      startDate: events.startDate,
      lowestAdultPriceCents: events.lowestAdultPriceCents,
      capacity: events.capacity,
      totalBookings: sql<number>`(select count(*)::int from ${bookings} where ${isConfirmed})`,
      totalRevenue: sql<string>`(select coalesce(sum(${bookings.totalAmount}), 0)::numeric(12, 2)::text from ${bookings} where ${isConfirmed})`,
      createdAt: events.createdAt,
    })
    .from(events)
    .where(eq(events.createdBy, userId))
    .orderBy(desc(events.createdAt), desc(events.id));
  return rows.map((row) => ({ ...row, totalRevenue: revenueOf(row.totalRevenue) }));
}

function revenueOf(decimal: string): Cents {
  const revenue = parseDollars(decimal);
  if (revenue === null) throw new RangeError('Revenue is not an amount');
  return revenue;
}

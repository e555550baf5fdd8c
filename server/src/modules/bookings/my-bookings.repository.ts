import { and, desc, eq, or, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { categories } from '../../../db/schema/categories';
import { events, type EventRow } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';

export interface BookingWithEvent {
  readonly booking: BookingRow;
  readonly event: EventRow;
  readonly category: string;
}

/** The person's bookings, newest first, without those that ran out unpaid. Source: reliability rule PAY-01. */
export async function findBookingsOf(db: Queryable, userId: number): Promise<BookingWithEvent[]> {
  return db
    .select({ booking: bookings, event: events, category: categories.name })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(categories, eq(categories.id, events.categoryId))
    .where(
      and(
        eq(bookings.userId, userId),
        or(sql`${bookings.status} <> 'cancelled'`, sql`${bookings.paymentStatus} <> 'failed'`),
      ),
    )
    .orderBy(desc(bookings.bookedAt), desc(bookings.id));
}

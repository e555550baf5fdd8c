import { and, desc, eq, or, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { categories } from '../../../db/schema/categories';
import { discountCodes } from '../../../db/schema/discount-codes';
import { events, type EventRow } from '../../../db/schema/events';
import { holds } from '../../../db/schema/holds';
import { reviews } from '../../../db/schema/reviews';
import type { Queryable } from '../../database/database';
import { isLiveHold } from '../../database/seats';

export interface BookingWithEvent {
  readonly booking: BookingRow;
  readonly event: EventRow;
  readonly category: string;
  readonly discountCode: string | null;
  /** Until when its seats are held; null without a live hold. */
  readonly heldUntil: Date | null;
  /** What the person rated the event in their review; null without one. */
  readonly ownRating: number | null;
  /** Whether they can write or change that review. */
  readonly canReview: boolean;
  /** Whether it's confirmed, and the event hasn't started. */
  readonly canCancel: boolean;
  /** Whether it's confirmed, and the event's first day hasn't come where the event is. */
  readonly canRename: boolean;
}

const isUnderWay = sql`${bookings.status} = 'confirmed' and ${events.status} <> 'cancelled'`;

/** A person's bookings, newest first, except those that expired unpaid. Source: rule PAY-01. */
export async function findBookingsOf(db: Queryable, userId: number): Promise<BookingWithEvent[]> {
  return db
    .select({
      booking: bookings,
      event: events,
      category: categories.name,
      discountCode: discountCodes.code,
      heldUntil: holds.expiresAt,
      ownRating: reviews.rating,
      canReview: sql<boolean>`${bookings.status} = 'confirmed' and ${events.startsAt} <= now() and ${events.createdBy} is distinct from ${userId}`,
      canCancel: sql<boolean>`${isUnderWay} and ${events.startsAt} > now()`,
      canRename: sql<boolean>`${isUnderWay} and (now() at time zone ${events.timezone})::date < ${events.startDate}`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(categories, eq(categories.id, events.categoryId))
    .leftJoin(discountCodes, eq(discountCodes.id, bookings.discountCodeId))
    .leftJoin(holds, and(eq(holds.bookingId, bookings.id), isLiveHold))
    .leftJoin(reviews, and(eq(reviews.userId, bookings.userId), eq(reviews.eventId, bookings.eventId)))
    .where(
      and(
        eq(bookings.userId, userId),
        or(sql`${bookings.status} <> 'cancelled'`, sql`${bookings.paymentStatus} <> 'failed'`),
      ),
    )
    .orderBy(desc(bookings.bookedAt), desc(bookings.id));
}

/** What a booking's calendar entry contains. */
export interface CalendarBooking {
  readonly id: number;
  readonly userId: number | null;
  readonly status: BookingRow['status'];
  readonly event: Pick<EventRow, 'title' | 'location' | 'startsAt' | 'endsAt' | 'version'>;
}

/** A booking for its calendar entry, or for what takes the entry away. @returns null if it hasn't that status */
export async function findCalendarBooking(
  db: Queryable,
  bookingId: number,
  status: 'confirmed' | 'cancelled' = 'confirmed',
): Promise<CalendarBooking | null> {
  const [row] = await db
    .select({
      id: bookings.id,
      userId: bookings.userId,
      status: bookings.status,
      event: {
        title: events.title,
        location: events.location,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        version: events.version,
      },
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, status)));
  return row ?? null;
}

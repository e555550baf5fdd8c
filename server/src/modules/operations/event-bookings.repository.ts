import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { tickets, type TicketRow } from '../../../db/schema/attendees';
import { bookings, isOfPeople, type BookingRow } from '../../../db/schema/bookings';
import { resellerBookings, resellers } from '../../../db/schema/resellers';
import { bookingMoney, type BookingMoney } from '../../database/booking-money.repository';
import type { Queryable } from '../../database/database';

export interface BookingOfEvent {
  readonly booking: BookingRow;
  /** Of its payment and those of its supplements. */
  readonly money: BookingMoney;
  readonly tickets: readonly TicketRow[];
  /** The reseller that sold it; null for any other. */
  readonly soldBy: string | null;
}

/** Bookings of an event that were confirmed once, newest first. @param after the last id of the page before */
export async function findBookingsOfEvent(
  db: Queryable,
  eventId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<BookingOfEvent[]> {
  const rows = await db
    .select({ booking: bookings, money: bookingMoney, soldBy: resellers.name })
    .from(bookings)
    .leftJoin(resellerBookings, eq(resellerBookings.bookingId, bookings.id))
    .leftJoin(resellers, eq(resellers.id, resellerBookings.resellerId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        isOfPeople,
        or(
          eq(bookings.status, 'confirmed'),
          and(eq(bookings.status, 'cancelled'), ne(bookings.paymentStatus, 'failed')),
        ),
        after === null ? undefined : lt(bookings.id, after),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(limit);
  const found = await ticketsOf(
    db,
    rows.map(({ booking }) => booking.id),
  );
  return rows.map((row) => ({ ...row, tickets: found.get(row.booking.id) ?? [] }));
}

/** Of each confirmed booking of an event with extras, what its people take along who come. */
export async function findExtrasOfEvent(
  db: Queryable,
  eventId: number,
): Promise<readonly { readonly extras: readonly BookedExtra[] }[]> {
  return db
    .select({
      extras: sql<BookedExtra[]>`coalesce(extras_of(${bookings.attendees}, ${bookings.cancelledPositions}), '[]')`,
    })
    .from(bookings)
    .where(
      and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), sql`${bookings.attendees} @? '$[*].extras'`),
    )
    .orderBy(bookings.id);
}

async function ticketsOf(db: Queryable, bookingIds: readonly number[]): Promise<ReadonlyMap<number, TicketRow[]>> {
  const found = new Map<number, TicketRow[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return found;
  const rows = await db
    .select()
    .from(tickets)
    .where(inArray(tickets.bookingId, [...bookingIds]));
  for (const row of rows) found.get(row.bookingId)?.push(row);
  return found;
}

import { visitHours } from '@ascendant/domain/channel/widget';
import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { widgetVisits } from '../../../db/schema/widget-visits';
import type { Database, Queryable } from '../../database/database';

const isFresh = sql`${widgetVisits.createdAt} > now() - make_interval(hours => ${sql.raw(String(visitHours))})`;
const wasBooked = sql<boolean>`${bookings.confirmedAt} is not null`;

export interface NewVisit {
  readonly tokenHash: string;
  readonly channel: string;
  readonly origin: string | undefined;
}

/** Writes a visit. One that's there stays as it is. */
export async function insertVisit(db: Queryable, visit: NewVisit): Promise<void> {
  await db.insert(widgetVisits).values(visit).onConflictDoNothing();
}

/** @returns null if there's no such visit, or it's over; `booking` is null until it's confirmed */
export async function findVisit(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select({ booking: { totalCents: bookings.totalCents, currency: bookings.currency } })
    .from(widgetVisits)
    .leftJoin(bookings, and(eq(bookings.id, widgetVisits.bookingId), wasBooked))
    .where(and(eq(widgetVisits.tokenHash, tokenHash), isFresh));
  return row ?? null;
}

/** Ties a booking to the visit that led to it, unless that already led to another, and says through which channel it came. */
export async function tieBooking(db: Database, tokenHash: string, bookingId: number): Promise<void> {
  await db.execute(sql`
    with tied as (
      update ${widgetVisits} set booking_id = ${bookingId}::int
      where ${widgetVisits.tokenHash} = ${tokenHash} and ${isFresh}
        and not exists (select from ${bookings} where ${bookings.id} = ${widgetVisits.bookingId} and ${wasBooked})
      returning channel)
    update ${bookings} set channel = tied.channel from tied
    where ${bookings.id} = ${bookingId}::int and ${bookings.status} <> 'cancelled' and ${bookings.channel} is null`);
}

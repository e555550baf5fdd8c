import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { tickets } from '../../../../db/schema/attendees';
import { bookings, type BookingRow } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { holds } from '../../../../db/schema/holds';
import { resellerBookings, resellers, type ResellerBookingRow } from '../../../../db/schema/resellers';
import type { Queryable, Transaction } from '../../../database/database';
import { noAmounts } from '../../../database/quote-row';
import { isLiveHold } from '../../../database/seats';

/** A reseller's booking with what every booking has. */
export interface Reservation {
  readonly own: ResellerBookingRow;
  readonly booking: BookingRow;
  readonly seriesId: number;
  readonly expiresAt: Date | null;
  /** By its position; none until it's confirmed. */
  readonly tickets: readonly { readonly position: number; readonly code: string; readonly checkedInAt: Date | null }[];
}

type Which =
  | { readonly uuid: string }
  | { readonly resellerReference?: string | undefined; readonly bookingId?: number | undefined };

/** What a reseller holds and booked, the earliest first. */
export async function findReservations(
  db: Queryable,
  resellerId: number,
  which: Which,
  limit: number,
): Promise<Reservation[]> {
  const rows = await db
    .select({ own: resellerBookings, booking: bookings, seriesId: events.seriesId, expiresAt: holds.expiresAt })
    .from(resellerBookings)
    .innerJoin(bookings, eq(bookings.id, resellerBookings.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(holds, eq(holds.bookingId, bookings.id))
    .where(and(eq(resellerBookings.resellerId, resellerId), isThat(which)))
    .orderBy(asc(resellerBookings.id))
    .limit(limit);
  const found: Reservation[] = [];
  for (const row of rows) found.push({ ...row, tickets: await ticketsOf(db, row.booking.id) });
  return found;
}

function isThat(which: Which) {
  if ('uuid' in which) return eq(resellerBookings.uuid, which.uuid);
  const { resellerReference, bookingId } = which;
  return and(
    resellerReference === undefined ? undefined : eq(resellerBookings.resellerReference, resellerReference),
    bookingId === undefined ? undefined : eq(resellerBookings.bookingId, bookingId),
  );
}

async function ticketsOf(db: Queryable, bookingId: number) {
  const { position, code, checkedInAt } = tickets;
  return db.select({ position, code, checkedInAt }).from(tickets).where(eq(tickets.bookingId, bookingId));
}

/** Locks a reseller's row about a booking, after the locks of the events and before the booking's. @returns null if there's none */
export async function lockReservation(
  tx: Transaction,
  resellerId: number,
  uuid: string,
): Promise<ResellerBookingRow | null> {
  const [row] = await tx
    .select()
    .from(resellerBookings)
    .where(and(eq(resellerBookings.resellerId, resellerId), eq(resellerBookings.uuid, uuid)))
    .for('no key update');
  return row ?? null;
}

/** Locks a reseller, so that its reservations of several dates are counted one after the other. It never waits for an event while it has this lock. */
export async function lockReseller(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: resellers.id }).from(resellers).where(eq(resellers.id, id)).for('no key update');
}

/** How many seats a reseller holds without having confirmed them: of one date, and of all. */
export async function seatsReserved(
  tx: Queryable,
  resellerId: number,
  eventId: number,
): Promise<{ readonly ofDate: number; readonly inAll: number }> {
  const [row] = await tx
    .select({
      ofDate: sql<number>`coalesce(sum(${holds.seats}) filter (where ${holds.eventId} = ${eventId}), 0)::int`,
      inAll: sql<number>`coalesce(sum(${holds.seats}), 0)::int`,
    })
    .from(holds)
    .innerJoin(resellerBookings, eq(resellerBookings.bookingId, holds.bookingId))
    .where(and(eq(resellerBookings.resellerId, resellerId), isLiveHold));
  return row ?? { ofDate: 0, inAll: 0 };
}

/** What seats are held with. */
export interface HeldSeats {
  readonly eventId: number;
  readonly pricingTierId: number;
  readonly tierType: TierType;
  readonly cancellationPolicy: CancellationPolicy;
  readonly currency: ChargeCurrency;
  readonly attendees: readonly Attendee[];
  readonly minutes: number;
}

/** Writes a booking that waits for its reseller, with the hold that keeps its seats. Its amounts are 0: the site has none of the money. */
export async function insertHeld(tx: Transaction, { minutes, attendees, ...held }: HeldSeats): Promise<BookingRow> {
  const [row] = await tx
    .insert(bookings)
    .values({
      ...held,
      attendees: [...attendees],
      origin: 'reseller',
      userId: null,
      seats: attendees.length,
      status: 'pending',
      paymentStatus: 'pending',
      ...noAmounts,
    })
    .returning();
  if (!row) throw new RangeError('no booking row came back');
  await tx.insert(holds).values({
    bookingId: row.id,
    eventId: row.eventId,
    userId: null,
    seats: row.seatsTaken ?? row.seats,
    expiresAt: sql`now() + make_interval(mins => ${minutes}::int)`,
  });
  return row;
}

type Written = Pick<ResellerBookingRow, 'bookingId' | 'asked' | 'resellerReference' | 'units' | 'taxCents' | 'sealed'>;

/** @returns false if the reseller has used the uuid before */
export async function insertReservation(
  tx: Transaction,
  row: Written & Pick<ResellerBookingRow, 'resellerId' | 'uuid'>,
): Promise<boolean> {
  const made = await tx
    .insert(resellerBookings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: resellerBookings.id });
  return made.length > 0;
}

export async function changeReservation(
  tx: Transaction,
  id: number,
  changed: Partial<Written & Pick<ResellerBookingRow, 'refund'>>,
): Promise<void> {
  await tx
    .update(resellerBookings)
    .set({ ...changed, updatedAt: sql`now()` })
    .where(eq(resellerBookings.id, id));
}

/** By the database's clock. */
export async function databaseNow(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(rows[0]?.ms ?? 0);
}

/** Reservations whose time is over, in the order of their bookings. */
export async function findRunOut(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(holds)
    .innerJoin(bookings, eq(bookings.id, holds.bookingId))
    .where(and(eq(holds.status, 'active'), lte(holds.expiresAt, sql`now()`), eq(bookings.origin, 'reseller')))
    .orderBy(asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Forgets whom to reach, a while after the event. @param days after its end. Source: rules OCT-03 and PRI-05. */
export async function forgetContacts(db: Queryable, days: number): Promise<void> {
  const over = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(sql`${events.endsAt} < now() - make_interval(days => ${days}::int)`);
  await db
    .update(resellerBookings)
    .set({ sealed: null })
    .where(and(isNotNull(resellerBookings.sealed), sql`${resellerBookings.bookingId} in ${over}`));
}

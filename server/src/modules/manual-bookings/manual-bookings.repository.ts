import { guestsKeptDays } from '@ascendant/domain/booking/manual-booking';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { bookings, type BookingRow, type NewBookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import type { Queryable } from '../../database/database';
import { noAmounts } from '../../database/quote-row';

/** What a booking of guests without an account is written with, besides what's the same for all. */
export type GuestsBooked = Pick<
  NewBookingRow,
  | 'origin'
  | 'eventId'
  | 'pricingTierId'
  | 'tierType'
  | 'cancellationPolicy'
  | 'currency'
  | 'attendees'
  | 'paidBy'
  | 'guestEmail'
  | 'takenCents'
  | 'teamNote'
>;

/** Writes a confirmed booking whose amounts are 0: the site has none of its money. */
export async function insertOutsideBooking(tx: Queryable, guests: GuestsBooked): Promise<BookingRow> {
  const [row] = await tx
    .insert(bookings)
    .values({
      ...guests,
      userId: null,
      seats: guests.attendees.length,
      status: 'confirmed',
      paymentStatus: 'completed',
      ...noAmounts,
    })
    .returning();
  if (!row) throw new RangeError('no booking row came back');
  return row;
}

/** What decides whether an organizer can change or move a booking, at this moment of the database's clock. @returns null if there's no such booking */
export async function findMadeBooking(db: Queryable, bookingId: number) {
  const [row] = await db
    .select({
      eventId: bookings.eventId,
      origin: bookings.origin,
      status: bookings.status,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      isCheckedIn: sql<boolean>`exists (select from tickets where booking_id = ${bookings.id} and checked_in_at is not null)`,
      moves: sql<number>`(select count(*)::int from booking_moves where booking_id = ${bookings.id})`,
      nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}
export type MadeBooking = NonNullable<Awaited<ReturnType<typeof findMadeBooking>>>;

/** What an organizer can change of a booking that they made. */
export type ChangedFacts = Pick<
  BookingRow,
  'attendees' | 'paidBy' | 'guestEmail' | 'guestPhoneSealed' | 'takenCents' | 'teamNote'
>;

export async function writeFacts(tx: Queryable, bookingId: number, facts: ChangedFacts): Promise<void> {
  await tx.update(bookings).set(facts).where(eq(bookings.id, bookingId));
}

/** @param sealed encrypted for this booking; null for none */
export async function writeGuestPhone(tx: Queryable, bookingId: number, sealed: Buffer | null): Promise<void> {
  await tx.update(bookings).set({ guestPhoneSealed: sealed }).where(eq(bookings.id, bookingId));
}

/** Guests of manual and imported bookings that have ended and who haven't been told, with what an email says of the event. */
export async function findUntoldGuests(db: Queryable, limit: number) {
  const { id, title, location, timezone, startDate, startTime, endDate, endTime, cancelReason } = events;
  return db
    .select({
      booking: bookings,
      to: sql<string>`${bookings.guestEmail}`,
      event: { id, title, location, timezone, startDate, startTime, endDate, endTime, cancelReason },
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        inArray(bookings.origin, ['manual', 'imported']),
        eq(bookings.status, 'cancelled'),
        isNotNull(bookings.guestEmail),
        sql`not exists (select from ${mails} where ${mails.dedupeKey} = 'guest_cancelled:' || ${bookings.id})`,
      ),
    )
    .limit(limit);
}

/** Forgets the guests of events that have been over for a while: what's left is how many came. */
export async function forgetGuests(db: Queryable): Promise<void> {
  await db.execute(sql`
    update bookings set guest_email = null, guest_phone_sealed = null, team_note = null, attendees = (
      select jsonb_agg(person || '{"name": "Guest"}' order by position)
      from jsonb_array_elements(attendees) with ordinality as listed (person, position))
    from events where events.id = bookings.event_id and bookings.origin <> 'site'
      and events.ends_at < now() - make_interval(days => ${guestsKeptDays}::int)
      and (num_nonnulls(bookings.guest_email, bookings.guest_phone_sealed, bookings.team_note) > 0
        or exists (select from jsonb_array_elements(attendees) person where person ->> 'name' <> 'Guest'))`);
}

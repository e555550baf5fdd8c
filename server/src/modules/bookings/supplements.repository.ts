import type { Attendee } from '@ascendant/domain/booking/attendees';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import type { Quote } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { bookingSupplements, type SupplementRow } from '../../../db/schema/booking-changes';
import { bookings, seatsTakenBy, type BookingRow } from '../../../db/schema/bookings';
import { holds } from '../../../db/schema/holds';
import { mails } from '../../../db/schema/mails';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Queryable, Transaction } from '../../database/database';
import { quoteColumns } from '../../database/quote-row';
import { holdExpiry, isLiveHold } from '../../database/seats';
import type { HeldBooking } from './bookings.repository';

/** The prices of the date that a booking moves to, and what its people come as there. */
type NewDate = Pick<SupplementRow, 'adultPriceCents' | 'childPriceCents' | 'partyPriceCents' | 'priceTypes'>;

/** What a change of a booking costs: the difference to a dearer date, or what the people cost who are added. */
export interface NewSupplement {
  readonly buyer: Caller;
  /** The booking, as it's locked. */
  readonly changing: BookingRow;
  readonly eventId: number;
  readonly tier: PricingTier;
  /** Of the difference, or of the people. */
  readonly quote: Quote;
  /** As much of its discount as the site bears. */
  readonly siteDiscountCents: number;
  /** What was paid for the booking. */
  readonly paidCents: number;
  readonly change: NewDate | { readonly people: readonly Attendee[] };
}

/** Writes a supplement, and the hold of its seats. */
export async function insertSupplement(tx: Transaction, made: NewSupplement): Promise<HeldBooking> {
  const { buyer, changing, eventId, tier, quote, siteDiscountCents, paidCents, change } = made;
  const { userId } = buyer;
  const [booking] = await tx
    .insert(bookings)
    .values({
      eventId,
      userId,
      pricingTierId: tier.id,
      attendees: [],
      seats: 0,
      status: 'pending',
      paymentStatus: 'pending',
      tierType: tier.tierType,
      siteDiscountCents,
      cancellationPolicy: changing.cancellationPolicy,
      // A booking is paid in one currency, whatever the site charges in by now.
      ...quoteColumns(quote, changing.currency),
    })
    .returning();
  if (!booking) throw new RangeError('no supplement came back');
  await tx
    .insert(bookingSupplements)
    .values({ supplementId: booking.id, bookingId: changing.id, fromEventId: changing.eventId, paidCents, ...change });
  const seats = seatsOfChange(change, changing);
  const [hold] = await tx
    .insert(holds)
    .values({ bookingId: booking.id, eventId, userId, seats, expiresAt: holdExpiry })
    .returning();
  if (!hold) throw new RangeError('no hold came back');
  await recordAudit(tx, { actor: buyer, action: 'booking.held', target: { type: 'booking', id: booking.id } });
  return { booking, hold };
}

/** How many seats a change of a booking takes on the date that it's paid for. */
export function seatsOfChange(
  change: Partial<Pick<SupplementRow, 'people' | 'priceTypes'>>,
  booking: BookingRow,
): number {
  const { people = null, priceTypes = null } = change;
  if (people !== null) return seatsOf(people);
  if (priceTypes === null) return seatsTakenBy(booking);
  const there = priceTypes.map((type) => (type === null ? {} : { priceType: type }));
  return seatsOf(whoComes(there, booking.cancelledPositions));
}

/** What a supplement is for. @returns null for a booking with people */
export async function findSupplement(db: Queryable, supplementId: number): Promise<SupplementRow | null> {
  const [row] = await db.select().from(bookingSupplements).where(eq(bookingSupplements.supplementId, supplementId));
  return row ?? null;
}

const paidFor = (bookingId: number) =>
  and(
    eq(bookings.status, 'confirmed'),
    inArray(
      bookings.id,
      sql`(select ${bookingSupplements.supplementId} from ${bookingSupplements} where ${bookingSupplements.bookingId} = ${bookingId})`,
    ),
  );

/** Locks the supplements that were paid for a booking and haven't ended, after the booking's own row. @returns the latest first */
export async function lockSupplements(tx: Transaction, bookingId: number): Promise<readonly BookingRow[]> {
  return tx.select().from(bookings).where(paidFor(bookingId)).orderBy(desc(bookings.id)).for('no key update');
}

/** The supplements of a booking go where it goes. The one that's being paid is on the new date already. */
export async function moveSupplements(tx: Transaction, bookingId: number, toEventId: number): Promise<void> {
  await tx
    .update(bookings)
    .set({ eventId: toEventId })
    .where(and(paidFor(bookingId), sql`${bookings.eventId} <> ${toEventId}`));
}

/** Whether anyone of a booking has a place on another date already. */
export async function isAnyoneOn(tx: Queryable, bookingId: number, eventId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from booking_attendees a join booking_attendees b on b.event_id = ${eventId}::int and b.live
      and (b.user_id = a.user_id or b.dependent_id = a.dependent_id)
    where a.booking_id = ${bookingId}::int and a.live limit 1`);
  return rows.length > 0;
}

/** Whether any of these dependents has a place on a date already. */
export async function areDependentsOn(tx: Queryable, ids: readonly number[], eventId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from booking_attendees where event_id = ${eventId}::int and live and dependent_id = any (${sql.param([...ids])}::int[]) limit 1`);
  return rows.length > 0;
}

/** How many seats of a date are held for a booking while what changes it is being paid, and what the people take along. */
export async function findHeldToChange(
  db: Queryable,
  { bookingId, eventId }: { readonly bookingId: number; readonly eventId: number },
): Promise<{ readonly seats: number; readonly people: readonly Pick<Attendee, 'extras'>[] }> {
  const [row] = await db
    .select({
      seats: sql<number>`coalesce(sum(${holds.seats}), 0)::int`,
      people: sql<Pick<Attendee, 'extras'>[]>`coalesce(json_agg(json_build_object('extras', ${holds.extras}))
        filter (where ${holds.extras} is not null), '[]')`,
    })
    .from(holds)
    .innerJoin(bookingSupplements, eq(bookingSupplements.supplementId, holds.bookingId))
    .where(and(eq(bookingSupplements.bookingId, bookingId), eq(holds.eventId, eventId), isLiveHold));
  return row ?? { seats: 0, people: [] };
}

/**
 * Whether the person who booked was told that the refund of their ended booking is on its way, and of nothing that went wrong with it.
 * Emails that weren't sent because they weren't true any longer don't count.
 */
export async function wasToldOfRefund(tx: Queryable, bookingId: number): Promise<boolean> {
  const isAbout = (kinds: readonly string[]) =>
    sql`${mails.dedupeKey} ~ ${`^(${kinds.join('|')}):${bookingId}(:|$)`} and ${mails.state} <> 'withdrawn'`;
  const [row] = await tx
    .select({
      isTold: sql<boolean>`coalesce(bool_or(${isAbout(['payment_refunded'])}), false)`,
      hadTrouble: sql<boolean>`coalesce(bool_or(${isAbout(['refund_failed', 'refund_waits', 'refund_repeated'])}), false)`,
    })
    .from(mails)
    .innerJoin(bookings, and(eq(bookings.id, bookingId), eq(bookings.userId, mails.userId)));
  return row !== undefined && row.isTold && !row.hadTrouble;
}

import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { formerTickets } from '../../../db/schema/booking-changes';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import { waiverSignatures, type WaiverSignatureRow, waivers } from '../../../db/schema/waivers';
import { builtOnce } from '../../database/built-once';
import type { Queryable, Transaction } from '../../database/database';
import { hostNameOf } from '../../database/organizations.repository';
import { listOf } from '../../database/statement';
import { waiverStateOfTicket } from '../../database/waivers.repository';

const event = {
  id: events.id,
  seriesId: events.seriesId,
  title: events.title,
  location: events.location,
  startDate: events.startDate,
  endDate: events.endDate,
};
const isOver = sql<boolean>`${events.endsAt} <= now() or ${events.status} = 'cancelled'`;

/** A booking whose people sign, with its event. */
export type SignedBooking = NonNullable<Awaited<ReturnType<typeof findSignedBooking>>>;

export async function findSignedBooking(db: Queryable, bookingId: number) {
  const [row] = await db
    .select({
      id: bookings.id,
      isConfirmed: sql<boolean>`${bookings.status} = 'confirmed'`,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      isOver,
      event,
      organizer: sql<string>`coalesce(${hostNameOf(users)}, '')`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, events.organizerId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}

/** The codes of a booking's tickets by position. */
export async function findCodes(db: Queryable, bookingId: number) {
  return db
    .select({ position: tickets.position, code: tickets.code })
    .from(tickets)
    .where(eq(tickets.bookingId, bookingId))
    .orderBy(asc(tickets.position));
}

/** Whose ticket a code is, or was before the booking moved to another date: links in emails and messages have that one. */
export async function findHolder(db: Queryable, code: string) {
  const former = db.select({ id: formerTickets.ticketId }).from(formerTickets).where(eq(formerTickets.code, code));
  const [row] = await db
    .select({ bookingId: tickets.bookingId, position: tickets.position })
    .from(tickets)
    .where(or(eq(tickets.code, code), inArray(tickets.id, former)));
  return row ?? null;
}

/** A ticket that someone signs for at a gate. */
export async function findTicketOfEvent(db: Queryable, eventId: number, ticketId: number) {
  const [row] = await db
    .select({ bookingId: tickets.bookingId, position: tickets.position, issuedAt: tickets.createdAt })
    .from(tickets)
    .where(and(eq(tickets.id, ticketId), eq(tickets.eventId, eventId)));
  return row ?? null;
}

/** The signatures of a booking, with the version of each, the newest last. */
export async function findSignatures(db: Queryable, bookingId: number) {
  return db
    .select({
      id: waiverSignatures.id,
      position: waiverSignatures.position,
      attendeeName: waiverSignatures.attendeeName,
      signedName: waiverSignatures.signedName,
      signedAt: waiverSignatures.signedAt,
      seriesId: waivers.seriesId,
      version: waivers.version,
    })
    .from(waiverSignatures)
    .innerJoin(waivers, eq(waivers.id, waiverSignatures.waiverId))
    .where(eq(waiverSignatures.bookingId, bookingId))
    .orderBy(asc(waivers.version), asc(waiverSignatures.id));
}

export type NewSignature = Omit<WaiverSignatureRow, 'id' | 'receivedAt' | 'signedAt' | 'pdf'> & {
  /** By the device's clock; null for now. */
  readonly signedAt: Date | null;
  /** When the ticket was issued: nothing was signed before. */
  readonly notBefore: Date | null;
};

/** @returns false if this person has signed this version before, or the same signature has arrived */
export async function insertSignature(tx: Transaction, signature: NewSignature): Promise<boolean> {
  const { signedAt, notBefore, ...row } = signature;
  const at = signedAt?.toISOString() ?? null;
  const written = await tx
    .insert(waiverSignatures)
    .values({
      ...row,
      signedAt: sql`least(greatest(coalesce(${at}::timestamptz, now()), ${notBefore?.toISOString() ?? null}::timestamptz), now())`,
    })
    .onConflictDoNothing()
    .returning({ id: waiverSignatures.id });
  return written.length > 0;
}

/** Whether a signature with this id has arrived. */
export async function hasSignature(tx: Queryable, signatureId: string): Promise<boolean> {
  return (await tx.$count(waiverSignatures, eq(waiverSignatures.signatureId, signatureId))) > 0;
}

/** Everything on a signed waiver. @returns null for one that isn't there */
export type SignedWaiver = NonNullable<Awaited<ReturnType<typeof findSignedWaiver>>>;

export async function findSignedWaiver(db: Queryable, id: number) {
  const [row] = await db
    .select({
      signature: waiverSignatures,
      waiver: { title: waivers.title, text: waivers.text, version: waivers.version, textHash: waivers.textHash },
      eventId: bookings.eventId,
    })
    .from(waiverSignatures)
    .innerJoin(waivers, eq(waivers.id, waiverSignatures.waiverId))
    .innerJoin(bookings, eq(bookings.id, waiverSignatures.bookingId))
    .where(eq(waiverSignatures.id, id));
  return row ?? null;
}

/** Keeps a signature's PDF; the first one stays. */
export async function keepPdf(db: Queryable, id: number, pdf: Buffer): Promise<void> {
  await db
    .update(waiverSignatures)
    .set({ pdf })
    .where(and(eq(waiverSignatures.id, id), isNull(waiverSignatures.pdf)));
}

/** How many people of some bookings have signed, and how many haven't. Bookings without a waiver are left out. */
export async function countByBooking(db: Queryable, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  return countsByBooking(db).execute({ bookingIds: [...bookingIds] });
}

const countsByBooking = builtOnce((db) => {
  const people = db
    .select({ bookingId: tickets.bookingId, state: waiverStateOfTicket.as('state') })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(
      and(
        sql`${tickets.bookingId} = any(${listOf(sql.placeholder('bookingIds'), 'int')})`,
        sql`${tickets.voidedAt} is null`,
      ),
    )
    .as('people');
  return db
    .select({
      bookingId: people.bookingId,
      signed: sql<number>`count(*) filter (where ${people.state} = 'signed')::int`,
      missing: sql<number>`count(*) filter (where ${people.state} = 'missing')::int`,
    })
    .from(people)
    .where(ne(people.state, 'not_asked'))
    .groupBy(people.bookingId);
});

/** Deletes signatures whose time is over, some at a time; by as much as their event was moved later, they stay longer. @returns how many */
export async function forgetSignatures(db: Queryable, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${waiverSignatures} where id in (
    select s.id from ${waiverSignatures} s join bookings b on b.id = s.booking_id join events e on e.id = b.event_id
    where s.kept_until + greatest(0, e.start_date - s.event_start_date) < current_date order by s.id limit ${limit})`);
  return rowCount ?? 0;
}

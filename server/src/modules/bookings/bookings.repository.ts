import type { Attendee } from '@ascendant/domain/booking/attendees';
import type {
  BookingPaymentStatus,
  BookingState,
  BookingStatus,
  HoldStatus,
} from '@ascendant/domain/booking/lifecycle';
import type { BookingEndReason } from '@ascendant/domain/payment/payment-fields';
import { and, asc, eq, exists, gt, ne, sql, type SQL } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { holds, type HoldRow } from '../../../db/schema/holds';
import { addingAudit } from '../../audit/audit.repository';
import type { Queryable, Transaction } from '../../database/database';
import { isLiveHold } from '../../database/seats';
import { columnsOf, statement } from '../../database/statement';

/** A booking with the hold that keeps its seats. */
export interface HeldBooking {
  readonly booking: BookingRow;
  readonly hold: HoldRow;
}

const heldColumns = sql`${columnsOf(bookings, { part: 'booking' })}, ${columnsOf(holds, { part: 'hold' })}`;

/** A person's pending bookings for an event, newest first, including those whose hold has run out. */
export async function findUnsettled(db: Queryable, userId: number, eventId: number): Promise<HeldBooking[]> {
  return unsettled(db, { userId, eventId });
}

const unsettled = statement<{ userId: number; eventId: number }, HeldBooking>(
  (value) => sql`select ${heldColumns} from ${bookings} join ${holds} on ${holds.bookingId} = ${bookings.id}
    where ${bookings.userId} = ${value('userId')} and ${holds.eventId} = ${value('eventId')} and ${bookings.status} = 'pending'
    order by ${bookings.id} desc`,
);

/** Whether a hold is live, by the database's clock. */
export async function isLive(db: Queryable, holdId: number): Promise<boolean> {
  const rows = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.id, holdId), isLiveHold));
  return rows.length > 0;
}

/** A booking with its hold, if it ever had one. */
export interface BookingWithHold {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
}

/** Locks a booking and its hold, after the event and discount and before the payment (rule PAY-03). */
export async function lockBooking(tx: Transaction, bookingId: number): Promise<BookingWithHold | null> {
  const [held] = await lockHeld(tx, { bookingId });
  if (held) return held;
  const [booking] = await lockUnheld(tx, { bookingId });
  return booking ? { booking, hold: null } : null;
}

const lockHeld = statement<{ bookingId: number }, HeldBooking>(
  (value) => sql`select ${heldColumns} from ${bookings} join ${holds} on ${holds.bookingId} = ${bookings.id}
    where ${bookings.id} = ${value('bookingId')} for no key update`,
);

const lockUnheld = statement<{ bookingId: number }, BookingRow>(
  (value) =>
    sql`select ${columnsOf(bookings)} from ${bookings} where ${bookings.id} = ${value('bookingId')} for no key update`,
);

/** Ends a hold: its seats now belong to the booking, or are free. */
export async function settleHold(
  tx: Transaction,
  holdId: number,
  status: Exclude<HoldStatus, 'active'>,
): Promise<void> {
  await tx
    .update(holds)
    .set({ status, settledAt: sql`now()` })
    .where(and(eq(holds.id, holdId), eq(holds.status, 'active')));
}

/**
 * T4: consumes a booking's hold if it's active, and confirms the booking, with the audit entry. In one statement because others wait
 * for the locks: the hold first, as the database demands.
 */
export async function confirmHeldBooking(tx: Transaction, { booking, hold }: HeldBooking): Promise<void> {
  await confirmation(tx, { bookingId: booking.id, holdId: hold.id });
}

const confirmation = statement<{ bookingId: number; holdId: number }, object>((value) => {
  const bookingId = sql`${value('bookingId')}::int`;
  // Counting what a part returns runs all of it before the booking is changed.
  return sql`
    with settled as (
      update ${holds} set status = 'consumed', settled_at = now() where id = ${value('holdId')}::int and status = 'active' returning id),
    noted as (${addingAudit({ actor: null, action: 'booking.confirmed' }, { type: 'booking', id: bookingId })})
    update ${bookings} set status = 'confirmed', payment_status = 'completed', confirmed_at = now(), updated_at = now()
    where (select count(*) from settled) >= 0 and ${bookings.id} = ${bookingId}`;
});

/** Changes a booking's state; the database refuses any transition that isn't in the table (rule PAY-01). */
export async function moveBooking(
  tx: Transaction,
  bookingId: number,
  to: BookingState,
  ending: { readonly cancelReason?: BookingEndReason; readonly keptCents?: number } = {},
): Promise<BookingRow> {
  const [status, paymentStatus] = splitState(to);
  const [row] = await tx
    .update(bookings)
    .set({
      status,
      paymentStatus,
      ...(status === 'confirmed' ? { confirmedAt: sql`now()` } : {}),
      ...(status === 'cancelled' ? { cancelledAt: sql`coalesce(${bookings.cancelledAt}, now())` } : {}),
      ...ending,
    })
    .where(eq(bookings.id, bookingId))
    .returning();
  return row ?? missing('booking');
}

/** Who leaves a confirmed booking while the others come. */
export interface LeavingPeople {
  /** As it's locked. */
  readonly booking: Pick<BookingRow, 'id' | 'cancelledPositions'>;
  /** Their places in the booking, from 0. */
  readonly positions: readonly number[];
}

/** Takes people out of a confirmed booking; triggers give their seats back. */
export async function cancelPeople(tx: Transaction, { booking, positions }: LeavingPeople): Promise<void> {
  await tx
    .update(bookings)
    .set({ cancelledPositions: [...booking.cancelledPositions, ...positions] })
    .where(eq(bookings.id, booking.id));
}

/** Writes what has changed about the people of a booking, who stay the same; triggers count their extras. */
export async function writeAttendees(
  tx: Transaction,
  bookingId: number,
  attendees: readonly Attendee[],
): Promise<void> {
  await tx
    .update(bookings)
    .set({ attendees: [...attendees] })
    .where(eq(bookings.id, bookingId));
}

/** Adds people to a confirmed booking, after those that it has; triggers count their seats and list them. */
export async function appendPeople(
  tx: Transaction,
  bookingId: number,
  people: readonly Attendee[],
): Promise<BookingRow> {
  const [row] = await tx
    .update(bookings)
    .set({
      attendees: sql`${bookings.attendees} || ${JSON.stringify(people)}::jsonb`,
      seats: sql`${bookings.seats} + ${people.length}::int`,
    })
    .where(eq(bookings.id, bookingId))
    .returning();
  return row ?? missing('booking');
}

/** Notes what the organizer keeps, besides what they keep already, of a payment for a booking that goes on. */
export async function keep(tx: Transaction, bookingId: number, keptCents: number): Promise<void> {
  await tx
    .update(bookings)
    .set({ keptCents: sql`${bookings.keptCents} + ${keptCents}` })
    .where(eq(bookings.id, bookingId));
}

/** Whether a booking is confirmed, and its event takes place. */
export async function isUnderWay(db: Queryable, bookingId: number): Promise<boolean> {
  return (await findUnderWay(db, eq(bookings.id, bookingId))) !== null;
}

/** Whether a person has a confirmed booking of an event that takes place. */
export async function isEventBooked(db: Queryable, eventId: number, userId: number): Promise<boolean> {
  return (await findUnderWay(db, and(eq(bookings.eventId, eventId), eq(bookings.userId, userId)))) !== null;
}

async function findUnderWay(db: Queryable, which: SQL | undefined): Promise<{ id: number } | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(which, eq(bookings.status, 'confirmed'), ne(events.status, 'cancelled')))
    .limit(1);
  return row ?? null;
}

/** Bookings of an event that haven't ended, in order of id. @param after the last id of the previous page */
export async function findLiveBookings(
  db: Queryable,
  { eventId, after, limit }: { eventId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), ne(bookings.status, 'cancelled'), gt(bookings.id, after)))
    .orderBy(asc(bookings.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Events cancelled minutes ago that still have bookings, because ending them failed or was interrupted. */
export async function findUnendedEvents(db: Queryable, limit: number): Promise<number[]> {
  // A join with `distinct` and a limit reads every event in the order of ids: 5 s with a million.
  const stillBooked = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.eventId, events.id), ne(bookings.status, 'cancelled')));
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.status, 'cancelled'),
        exists(stillBooked),
        sql`coalesce(${events.cancelledAt}, ${events.updatedAt}) < now() - interval '2 minutes'`,
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function findBooking(db: Queryable, bookingId: number): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row ?? null;
}

export function stateOf(booking: Pick<BookingRow, 'status' | 'paymentStatus'>): BookingState {
  return `${booking.status}/${booking.paymentStatus}`;
}

function splitState(state: BookingState): readonly [BookingStatus, BookingPaymentStatus] {
  const [status, paymentStatus] = state.split('/');
  return [status as BookingStatus, paymentStatus as BookingPaymentStatus];
}

function missing(what: string): never {
  throw new RangeError(`no ${what} row came back`);
}

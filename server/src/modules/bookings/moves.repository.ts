import type { Attendee } from '@ascendant/domain/booking/attendees';
import { discountTerms, type CodeOfBooking } from '@ascendant/domain/pricing/discount';
import type { DiscountBearer } from '@ascendant/domain/pricing/discount-code';
import { and, eq, sql } from 'drizzle-orm';
import { bookingMoves } from '../../../db/schema/booking-changes';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { eventSeries } from '../../../db/schema/event-series';
import { events } from '../../../db/schema/events';
import { discountCodes } from '../../../db/schema/pricing';
import type { Queryable, Transaction } from '../../database/database';
import { events as eventsModule } from '../events/events.module';

export interface TermsOfCode extends Omit<CodeOfBooking, 'given'> {
  readonly borneBy: DiscountBearer;
}

/** What a code takes off, and on which dates; a code that has been used doesn't change. */
export async function findTermsOfCode(db: Queryable, codeId: number): Promise<TermsOfCode | null> {
  const { covers, borneBy, discountType } = discountCodes;
  const hundredths = sql<number>`(${discountCodes.discountValue} * 100)::int`;
  const [row] = await db
    .select({ covers, borneBy, discountType, hundredths })
    .from(discountCodes)
    .where(eq(discountCodes.id, codeId));
  return row
    ? { covers: row.covers, borneBy: row.borneBy, terms: discountTerms(row.discountType, row.hundredths) }
    : null;
}

/** What a move needs to know about one of its two dates. */
export interface DateOfMove {
  readonly id: number;
  readonly seriesId: number;
  readonly startDate: string;
  readonly startTime: string;
  readonly startsAt: Date;
  readonly timezone: string;
  readonly version: number;
  readonly checkInOpensHours: number;
  readonly finalSaleMoves: boolean;
}

/** @returns null if the event doesn't exist */
export async function findDateOfMove(db: Queryable, eventId: number): Promise<DateOfMove | null> {
  const [row] = await db
    .select({
      id: events.id,
      seriesId: events.seriesId,
      startDate: events.startDate,
      startTime: events.startTime,
      startsAt: events.startsAt,
      timezone: events.timezone,
      version: events.version,
      checkInOpensHours: events.checkInOpensHours,
      finalSaleMoves: eventSeries.finalSaleMoves,
    })
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .where(eq(events.id, eventId));
  return row ?? null;
}

/** As `booking_moves` has it. */
interface NewMove extends Pick<
  typeof bookingMoves.$inferSelect,
  'paidCents' | 'priceCents' | 'adultPriceCents' | 'childPriceCents' | 'partyPriceCents' | 'supplementId'
> {
  readonly booking: Pick<BookingRow, 'id' | 'calendarBase'>;
  readonly from: DateOfMove;
  readonly to: DateOfMove;
}

/** Notes a move, before the booking is changed. @returns its id */
export async function insertMove(tx: Transaction, { booking, from, to, ...money }: NewMove): Promise<number> {
  const [row] = await tx
    .insert(bookingMoves)
    .values({ bookingId: booking.id, fromEventId: from.id, toEventId: to.id, ...money })
    .returning({ id: bookingMoves.id });
  if (!row) throw new RangeError('no move came back');
  return row.id;
}

interface PutOnDate {
  readonly from: DateOfMove;
  readonly to: DateOfMove;
  readonly policyStartsAt: Date;
  /** With their ages on the new date. */
  readonly attendees: Attendee[];
}

/** Puts a confirmed booking on another date; triggers move its people and count the seats of both. */
export async function putOnDate(
  tx: Transaction,
  booking: Pick<BookingRow, 'id' | 'calendarBase'>,
  { from, to, policyStartsAt, attendees }: PutOnDate,
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      eventId: to.id,
      attendees,
      policyStartsAt,
      // Choosing another date is an answer.
      moveAnswerBy: null,
      // SEQUENCE is this plus twice the version of the event, and grows by 2.
      calendarBase: booking.calendarBase + 2 * (from.version - to.version) + 2,
    })
    .where(and(eq(bookings.id, booking.id), eq(bookings.eventId, from.id)));
}

/** A booking as someone sees it who was asked whether they come on another day. */
export async function findAskedBooking(db: Queryable, bookingId: number) {
  const [row] = await db
    .select({
      id: bookings.id,
      status: bookings.status,
      totalCents: bookings.totalCents,
      isAsked: sql<boolean>`${bookings.moveAnswerBy} is not null`,
      answerDay: eventsModule.movedColumns.answerDay,
      startsAt: events.startsAt,
      booked: {
        startDate: bookedAt('YYYY-MM-DD'),
        startTime: bookedAt('HH24:MI'),
      },
      event: {
        id: events.id,
        title: events.title,
        startDate: events.startDate,
        startTime: events.startTime,
        endDate: events.endDate,
        endTime: events.endTime,
        timezone: events.timezone,
        location: events.location,
      },
      hasOtherDates: events.hasOtherDates,
      // Not now(): the transaction may have waited for a lock past the last moment.
      nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}
export type AskedBooking = NonNullable<Awaited<ReturnType<typeof findAskedBooking>>>;

/** When it was booked for, on the clock where it is. */
function bookedAt(form: 'YYYY-MM-DD' | 'HH24:MI') {
  return sql<string>`to_char(local_time(coalesce(${bookings.bookedStartsAt}, ${events.startsAt}), ${events.timezone}), ${form})`;
}

/** Notes that someone comes on the new day: that's what they've been sold now. */
export async function answerMove(tx: Transaction, bookingId: number): Promise<void> {
  const endsAt = sql`(select ${events.endsAt} from ${events} where ${events.id} = ${bookings.eventId})`;
  await tx.update(bookings).set({ moveAnswerBy: null, soldEndsAt: endsAt }).where(eq(bookings.id, bookingId));
}

import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookingSupplements } from '../../../db/schema/booking-changes';
import { bookings, isOfPeople, type BookingRow } from '../../../db/schema/bookings';
import { events, type EventRow } from '../../../db/schema/events';
import { holds } from '../../../db/schema/holds';
import { eventNotices } from '../../../db/schema/mails';
import { reviews } from '../../../db/schema/opinions';
import { discountCodes } from '../../../db/schema/pricing';
import { refunds } from '../../../db/schema/refunds';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';
import { localToday } from '../../database/local-day';
import { worksOnEvent } from '../../database/organizations.repository';
import { paidRows, paymentsOfRows } from '../../database/paid-rows';
import { isLiveHold } from '../../database/seats';
import { events as eventsModule } from '../events/events.module';

/** A booking as its own person sees it. */
export type OwnBooking = Awaited<ReturnType<ReturnType<typeof selectBookings>['execute']>>[number];

/** A refund of the booking's price; the moments are ISO 8601. */
interface OwnRefund {
  readonly amountCents: number;
  readonly requestedAt: string;
  /** Null until it's made. */
  readonly madeAt: string | null;
}

/** The moments are ISO 8601. */
export interface TicketOfBooking {
  /** Whose it is, by their place in the booking. */
  readonly position: number;
  readonly code: string;
  readonly checkedInAt: string | null;
  readonly voidedAt: string | null;
}

const isUnderWay = sql`${bookings.status} = 'confirmed' and ${events.status} <> 'cancelled'`;

/** The moment is ISO 8601. */
interface MoveToPay {
  readonly eventId: number;
  readonly startDate: string;
  readonly startTime: string;
  readonly seats: number;
  readonly heldUntil: string;
}

/** The moment is ISO 8601. */
interface PeopleToPay {
  readonly people: readonly Attendee[];
  readonly chargeCents: number;
  readonly heldUntil: string;
}

const theirs = sql.placeholder('userId');

/** What went back or is on its way, the latest first. */
const ownRefunds = sql<
  readonly OwnRefund[]
>`coalesce((select json_agg(json_build_object('amountCents', ${refunds.amountCents},
          'requestedAt', ${refunds.createdAt}, 'madeAt', ${refunds.succeededAt}) order by ${refunds.id} desc)
        from ${refunds} where ${refunds.paymentId} in ${paymentsOfRows}
          and ${refunds.status} in ('pending', 'awaiting_dispute', 'succeeded')), '[]')`;

const ownTickets = sql<
  readonly TicketOfBooking[]
>`coalesce((select json_agg(json_build_object('position', ${tickets.position},
          'code', ${tickets.code}, 'checkedInAt', ${tickets.checkedInAt}, 'voidedAt', ${tickets.voidedAt}) order by ${tickets.position})
        from ${tickets} where ${tickets.bookingId} = ${bookings.id}), '[]')`;

/** The dearer date whose seats are held until the difference is paid. */
const moveToPay = sql<MoveToPay | null>`(select json_build_object('eventId', e.id, 'startDate', e.start_date, 'startTime', e.start_time,
          'seats', holds.seats, 'heldUntil', holds.expires_at)
        from ${bookingSupplements} s join ${holds} on holds.booking_id = s.supplement_id and ${isLiveHold} join events e on e.id = holds.event_id
        where s.booking_id = ${bookings.id} and s.people is null and s.from_event_id = ${bookings.eventId} order by s.supplement_id desc limit 1)`;

/** The people whose seats are held until they're paid for. */
const peopleToPay = sql<PeopleToPay | null>`(select json_build_object('people', s.people, 'chargeCents', b.total_cents, 'heldUntil', holds.expires_at)
        from ${bookingSupplements} s join ${holds} on holds.booking_id = s.supplement_id and ${isLiveHold} join bookings b on b.id = s.supplement_id
        where s.booking_id = ${bookings.id} and s.people is not null order by s.supplement_id desc limit 1)`;

const paidOnTop = (isFor: SQL) => sql<number>`coalesce((select sum(b.total_cents) from bookings b
        join ${bookingSupplements} s on s.supplement_id = b.id where s.booking_id = ${bookings.id} and b.confirmed_at is not null and ${isFor}), 0)::int`;

function selectBookings(db: Queryable) {
  const { id, eventId, status, paymentStatus, bookedAt, attendees, pricingTierId, tierType } = bookings;
  const {
    adultPriceCents,
    childPriceCents,
    ticketsTotalCents,
    discountCents,
    bookingFeeCents,
    hstCents,
    taxLines,
    totalCents,
  } = bookings;
  const { cancelledPositions, emailSharedAt } = bookings;
  const shown = {
    id,
    eventId,
    status,
    paymentStatus,
    bookedAt,
    attendees,
    cancelledPositions,
    emailSharedAt,
    pricingTierId,
    tierType,
  };
  const quote = {
    adultPriceCents,
    childPriceCents,
    ticketsTotalCents,
    discountCents,
    bookingFeeCents,
    hstCents,
    taxLines,
    totalCents,
  };
  return db
    .select({
      ...shown,
      ...quote,
      discountCode: discountCodes.code,
      /** Until when its seats are held; null without a live hold. */
      heldUntil: holds.expiresAt,
      moveToPay,
      peopleToPay,
      tickets: ownTickets,
      isDisputed: sql<boolean>`exists (select from payments p where p.booking_id in ${paidRows} and p.disputed)`,
      /** What was paid on top to move it to dearer dates. */
      supplementsCents: paidOnTop(sql`s.people is null`),
      /** What was paid for people who were added. */
      addedCents: paidOnTop(sql`s.people is not null`),
      /** Whether an admin closed a refund because it was paid some other way. */
      isPaidAnotherWay: sql<boolean>`exists (select 1 from ${refunds} where ${refunds.paymentId} in ${paymentsOfRows} and ${refunds.isPaidAnotherWay})`,
      refunds: ownRefunds,
      /** What the person rated the event in their review; null without one. */
      ownRating: reviews.rating,
      eventEndsAt: events.endsAt,
      hasOtherDates: sql<boolean>`coalesce(${events.hasOtherDates}, false)`,
      seriesId: events.seriesId,
      meetingPoint: events.meetingPoint,
      meetingLatitude: events.meetingLatitude,
      meetingLongitude: events.meetingLongitude,
      whatToBring: events.whatToBring,
      checkInOpensHours: events.checkInOpensHours,
      /** Whether they can write or change that review. */
      canReview: sql<boolean>`${bookings.status} = 'confirmed' and ${events.startsAt} <= now() and not ${worksOnEvent(theirs)}`,
      ...eventsModule.movedColumns,
      /** By the database's clock, in milliseconds. */
      nowMs: sql<number>`(extract(epoch from now()) * 1000)::float8`,
      isUnderWay: sql<boolean>`${isUnderWay}`,
      /** Whether it's confirmed, and the event's first day hasn't come where the event is. */
      canRename: sql<boolean>`${isUnderWay} and ${localToday(events.timezone)} < ${events.startDate}`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(discountCodes, eq(discountCodes.id, bookings.discountCodeId))
    .leftJoin(holds, and(eq(holds.bookingId, bookings.id), isLiveHold))
    .leftJoin(eventNotices, eventsModule.isWaitingNotice)
    .leftJoin(reviews, and(eq(reviews.userId, bookings.userId), eq(reviews.eventId, bookings.eventId)))
    .where(
      and(
        eq(bookings.userId, theirs),
        isOfPeople,
        or(sql`${bookings.status} <> 'cancelled'`, sql`${bookings.paymentStatus} <> 'failed'`),
      ),
    )
    .orderBy(desc(bookings.bookedAt), desc(bookings.id));
}

const bookingsOf = builtOnce(selectBookings);

/** A person's bookings, newest first, except those that expired unpaid. Source: rule PAY-01. */
export async function findBookingsOf(db: Queryable, userId: number): Promise<readonly OwnBooking[]> {
  return bookingsOf(db).execute({ userId });
}

/** What a booking's calendar entry contains. */
export interface CalendarBooking {
  readonly id: number;
  readonly userId: number | null;
  readonly status: BookingRow['status'];
  readonly calendarBase: number;
  readonly event: Pick<
    EventRow,
    'title' | 'location' | 'meetingPoint' | keyof MeetingSpot | 'startsAt' | 'endsAt' | 'version'
  >;
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
      calendarBase: bookings.calendarBase,
      event: {
        title: events.title,
        location: events.location,
        meetingPoint: events.meetingPoint,
        meetingLatitude: events.meetingLatitude,
        meetingLongitude: events.meetingLongitude,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        version: events.version,
      },
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, status), isOfPeople));
  return row ?? null;
}

import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import type { BookingPaymentStatus, BookingStatus } from '@ascendant/domain/booking/lifecycle';
import { freeCancellationUntil } from '@ascendant/domain/booking/moved-event';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { childPriceOf } from '@ascendant/domain/pricing/tier';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { tickets } from '../../../../db/schema/attendees';
import { bookingMoves } from '../../../../db/schema/booking-changes';
import { bookings, isOfPeople } from '../../../../db/schema/bookings';
import { events as eventTable } from '../../../../db/schema/events';
import { eventNotices } from '../../../../db/schema/mails';
import { pricingTiers } from '../../../../db/schema/pricing';
import { refunds } from '../../../../db/schema/refunds';
import type { Queryable } from '../../../database/database';
import { paidRows, paymentsOfRows } from '../../../database/paid-rows';
import { tierOf } from '../../../database/quote-row';
import { events } from '../../events/events.module';
import { isUnrepeated } from '../refund/refunds.repository';

/** Why what a traveller cancelled ended, and why its refund was made, as the tables store it. */
export const byTraveller = 'by_traveller';

/** Why the difference of a move to a cheaper date was refunded. */
export const byMove = 'moved';

/** Everything that decides whether a booking can be cancelled by its traveller, at one moment of the database's clock (rule PAY-18). */
export interface CancellationFacts {
  readonly userId: number | null;
  readonly eventId: number;
  readonly discountCodeId: number | null;
  /** What the code took off when it was booked. */
  readonly discountCents: number;
  /** How often it moved to another date. */
  readonly moves: number;
  readonly status: BookingStatus;
  readonly paymentStatus: BookingPaymentStatus;
  readonly policy: CancellationPolicy;
  /** With the supplements that were paid for it, as are the next. */
  readonly totalCents: number;
  /** Requested, refunded, or taken by the bank. */
  readonly refundedCents: number;
  readonly keptCents: number;
  /** Of refunds that failed and weren't repeated, or that an admin closed. */
  readonly unmadeCents: number;
  /** Of refunds that failed, weren't repeated and were for people who were cancelled before. */
  readonly owedCents: number;
  /** Of refunds that were neither for people nor for a cheaper date. */
  readonly courtesyCents: number;
  /** Taken by the bank. */
  readonly lostCents: number;
  /** Of refunds that an admin closed: for those people, or because they were paid some other way. */
  readonly settledCents: number;
  readonly isDisputed: boolean;
  readonly attendees: readonly Attendee[];
  /** Of those who were cancelled, and of those who have been checked in: their places in the booking. */
  readonly cancelledPositions: readonly number[];
  readonly checkedInPositions: readonly number[];
  /** Of the date that it's for: when it was booked, or moved there. */
  readonly adultPriceCents: number;
  readonly childPriceCents: number;
  /** What that date costs everyone who was booked; null of a booking that an older version moved. */
  readonly partyPriceCents: number | null;
  readonly childCarer: string;
  readonly eventStatus: EventStatus;
  readonly startsAt: Date;
  /** From which start its policy's moments are counted: the one that was booked, or an earlier one before it moved to another date. */
  readonly bookedStartsAt: Date;
  /** Until when a move of the event lets them cancel for everything; null if it doesn't. */
  readonly freeUntil: Date | null;
  readonly timezone: string;
  readonly now: Date;
}

/** @returns null if there's no such booking, or it's only a supplement */
export async function findCancellationFacts(db: Queryable, bookingId: number): Promise<CancellationFacts | null> {
  const [row] = await db
    .select({
      userId: bookings.userId,
      status: bookings.status,
      paymentStatus: bookings.paymentStatus,
      policy: bookings.cancellationPolicy,
      totalCents: sql<number>`(select sum(b.total_cents)::int from bookings b where b.id in ${paidRows})`,
      refundedCents: sql<number>`coalesce((select sum(p.refunded_cents + p.lost_cents) from payments p where p.booking_id in ${paidRows}), 0)::int`,
      isDisputed: sql<boolean>`exists (select from payments p where p.booking_id in ${paidRows} and p.disputed)`,
      keptCents: sql<number>`(select sum(b.kept_cents)::int from bookings b where b.id in ${paidRows})`,
      unmadeCents: sumOfRefunds(sql`${isUnrepeated} or ${refunds.closeReason} = 'admin'`),
      owedCents: sumOfRefunds(sql`${isUnrepeated} and ${refunds.reason} in (${byTraveller}, ${byMove})`),
      settledCents: sumOfRefunds(
        sql`${refunds.closeReason} = 'admin' and (${refunds.reason} in (${byTraveller}, ${byMove}) or ${refunds.isPaidAnotherWay})`,
      ),
      courtesyCents: sumOfRefunds(sql`${refunds.reason} not in (${byTraveller}, ${byMove})
        and (${refunds.status} in ('pending', 'awaiting_dispute', 'succeeded') or (${refunds.closeReason} = 'admin' and ${refunds.isPaidAnotherWay}))`),
      lostCents: sql<number>`coalesce((select sum(p.lost_cents) from payments p where p.booking_id in ${paidRows}), 0)::int`,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      checkedInPositions: sql<number[]>`array(select ${tickets.position}::int from ${tickets}
        where ${tickets.bookingId} = ${bookings.id} and ${tickets.checkedInAt} is not null)`,
      adultPriceCents: bookings.adultPriceCents,
      childPriceCents: bookings.childPriceCents,
      partyPriceCents: sql<number>`${bookings.totalCents} + ${addedSince(sql`'-infinity'`)}`,
      latestMove: sql<LatestMove | null>`(select json_build_object('adultPriceCents', m.adult_price_cents, 'childPriceCents', m.child_price_cents,
          'partyPriceCents', m.party_price_cents + ${addedSince(sql`m.created_at`)}, 'day', local_time(m.created_at, ${eventTable.timezone})::date::text)
        from ${bookingMoves} m where m.booking_id = ${bookings.id} order by m.id desc limit 1)`,
      childCarer: eventTable.childCarer,
      eventStatus: eventTable.status,
      policyStartsAt: bookings.policyStartsAt,
      eventId: bookings.eventId,
      discountCodeId: bookings.discountCodeId,
      discountCents: bookings.discountCents,
      moves: sql<number>`(select count(*)::int from ${bookingMoves} where ${bookingMoves.bookingId} = ${bookings.id})`,
      ...events.movedColumns,
      timezone: eventTable.timezone,
      // Not now(), which is when the transaction began: it may have waited for a lock past the last moment.
      nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
    .from(bookings)
    .innerJoin(eventTable, eq(eventTable.id, bookings.eventId))
    .leftJoin(eventNotices, events.isWaitingNotice)
    .where(and(eq(bookings.id, bookingId), isOfPeople));
  if (!row) return null;
  const { latestMove, ...facts } = row;
  const freeUntil = freeCancellationUntil(events.movedBookingOf(row));
  return {
    ...facts,
    ...(latestMove && (await pricesOf(db, row.eventId, latestMove))),
    bookedStartsAt: row.policyStartsAt ?? row.bookedStartsAt ?? row.startsAt,
    freeUntil,
    now: new Date(row.nowMs),
  };
}

type Prices = Pick<CancellationFacts, 'adultPriceCents' | 'childPriceCents' | 'partyPriceCents'>;

/** The prices of the date that a booking moved to, and on which day it did. */
type LatestMove = { readonly [name in keyof Prices]: number | null } & { readonly day: string };

/** An older version didn't note the prices of a move: they're those of the tier that was on sale on that day. */
async function pricesOf(db: Queryable, eventId: number, move: LatestMove): Promise<Prices | null> {
  const { adultPriceCents, childPriceCents, partyPriceCents, day } = move;
  if (adultPriceCents !== null && childPriceCents !== null)
    return { adultPriceCents, childPriceCents, partyPriceCents };
  const rows = await db.select().from(pricingTiers).where(eq(pricingTiers.eventId, eventId));
  const tier = currentTier(rows.map(tierOf), { today: calendarDay(day), hasBegun: false });
  return tier && { adultPriceCents: tier.adultPrice, childPriceCents: childPriceOf(tier), partyPriceCents: null };
}

/** What people cost who were added after a moment. */
function addedSince(moment: SQL): SQL {
  return sql`coalesce((select sum(b.total_cents) from bookings b join booking_supplements s on s.supplement_id = b.id
    where s.booking_id = ${bookings.id} and s.people is not null and b.confirmed_at > ${moment}), 0)::int`;
}

function sumOfRefunds(which: SQL): SQL<number> {
  return sql<number>`coalesce((select sum(${refunds.amountCents}) from ${refunds}
    where ${refunds.paymentId} in ${paymentsOfRows} and (${which})), 0)::int`;
}

import type { LiveSales } from '@ascendant/domain/event/lifecycle';
import { cents, type Cents } from '@ascendant/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../../db/schema/bookings';
import { eventOpenings } from '../../../../db/schema/event-openings';
import { events } from '../../../../db/schema/events';
import { payments } from '../../../../db/schema/payments';
import { waitlistOffers } from '../../../../db/schema/waitlist';
import type { Queryable } from '../../../database/database';
import { brokenConstraint } from '../../../database/database-errors';
import { earnedBy } from '../../../database/earned.repository';
import { hasOpened } from '../../../database/listed-events';
import { isOpenOffer } from '../../../database/seats';
import { AppError } from '../../../errors/app-error';

/** What the list of managed events shows in addition to the event. */
export interface EventFigures extends LiveSales {
  readonly id: number;
  readonly lowestAdultPriceCents: number;
  readonly seatsTaken: number;
  /** What the organizer earns: without fee and tax, less what went back. */
  readonly revenue: Cents;
  /** What was paid for them, including tax, less what's already refunded, and what banks took. */
  readonly refundable: Cents;
  readonly reviewRequestedAt: Date | null;
  readonly returnReason: string | null;
  readonly createdAt: Date;
  readonly seriesId: number;
  /** How many dates the series has. */
  readonly dates: number;
}

const confirmed = sql`filter (where ${bookings.status} = 'confirmed')`;

const datesOfSeries = sql<number>`case when ${events.hasOtherDates} then (select count(*)::int from events as each_date
  where each_date.has_other_dates and each_date.series_id = ${events.seriesId}) else 1 end`;

/** Figures for some events, by id; leaves out deleted ones. */
export async function findFigures(tx: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, EventFigures>> {
  const sold = tx
    .select({
      bookings: sql<number>`count(*) filter (where ${bookings.status} = 'confirmed' and ${isOfPeople})::int`.as(
        'sold_bookings',
      ),
      unpaid: sql<number>`count(*) filter (where ${bookings.status} = 'pending')::int`.as('unpaid'),
      refundable:
        sql<number>`coalesce(sum(greatest(0, ${bookings.totalCents} - coalesce(${payments.refundedCents} + ${payments.lostCents}, 0))) ${confirmed}, 0)::float8`.as(
          'refundable',
        ),
    })
    .from(bookings)
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .where(eq(bookings.eventId, events.id))
    .as('sold');
  const offers = sql<number>`(select count(*)::int from ${waitlistOffers} where ${and(
    eq(waitlistOffers.eventId, events.id),
    isOpenOffer,
  )})`;
  const rows = await tx
    .select({
      id: events.id,
      lowestAdultPriceCents: events.lowestAdultPriceCents,
      seatsTaken: events.seatsConfirmed,
      reviewRequestedAt: events.reviewRequestedAt,
      returnReason: events.returnReason,
      createdAt: events.createdAt,
      seriesId: events.seriesId,
      dates: datesOfSeries,
      bookings: sold.bookings,
      holds: sql<number>`${sold.unpaid} + ${offers}`,
      revenue: earnedBy(events.id),
      refundable: sold.refundable,
    })
    .from(events)
    .innerJoinLateral(sold, sql`true`)
    .where(sql`${events.id} = any(${sql.param([...ids])}::int[])`);
  return new Map(
    rows.map((row) => [row.id, { ...row, revenue: cents(row.revenue), refundable: cents(row.refundable) }]),
  );
}

/** @param accessCode null lists the event @throws AppError taken if another event has the code */
export async function writeAccessCode(tx: Queryable, eventId: number, accessCode: string | null): Promise<void> {
  try {
    await tx.update(events).set({ accessCode }).where(eq(events.id, eventId));
  } catch (error) {
    if (brokenConstraint(error) !== 'events_access_code_unique') throw error;
    const message = 'Another event has this code. Please choose another one';
    throw new AppError('taken', { message, fields: { code: message } });
  }
}

/** Whether a person has opened an unlisted event with its code, or has ever booked it. */
export async function isOpenedBy(db: Queryable, eventId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ isIt: boolean }>(sql`select ${hasOpened(userId, eventId)} as "isIt"`);
  return rows[0]?.isIt === true;
}

/** Opens the unlisted event with a code to a person, once its page is public. @returns null if no event has it */
export async function writeOpening(
  db: Queryable,
  { userId, code }: { readonly userId: number; readonly code: string },
): Promise<{ readonly eventId: number; readonly slug: string } | null> {
  const { rows } = await db.execute<{ eventId: number; slug: string }>(sql`
    with opened as (select id, slug from ${events} where access_code = ${code} and status in ('published', 'cancelled')),
    written as (insert into ${eventOpenings} (user_id, event_id) select ${userId}::int, id from opened on conflict do nothing)
    select id as "eventId", slug from opened`);
  return rows[0] ?? null;
}

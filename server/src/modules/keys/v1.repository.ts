import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { and, asc, desc, eq, inArray, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { transfers } from '../../../db/schema/payouts';
import { pricingTiers } from '../../../db/schema/pricing';
import { bookingMoney } from '../../database/booking-money.repository';
import type { Queryable } from '../../database/database';
import { paidRows } from '../../database/paid-rows';
import type { RowOf } from '../../database/row-of';
import { seatsLeft, seatsTaken } from '../../database/seats';
import type { TimeCursor } from '../../http/time-cursor';

/** Which rows of an organization's, in the order of change. */
export interface Changed {
  readonly organizerId: number;
  readonly since?: string | undefined;
  readonly after: TimeCursor | null;
  readonly limit: number;
}

/** One price of an event. */
export interface TierRow {
  readonly tier: (typeof pricingTiers.$inferSelect)['tierType'];
  readonly adult: number;
  readonly child: number | null;
  readonly validUntil: string | null;
}

const tiers = sql<readonly TierRow[]>`coalesce((select json_agg(json_build_object('tier', t.tier_type,
    'adult', round(t.adult_price * 100)::int, 'child', round(t.child_price * 100)::int, 'validUntil', t.valid_until) order by t.id)
  from pricing_tiers t where t.event_id = events.id), '[]')`;

const event = {
  id: events.id,
  seriesId: events.seriesId,
  title: events.title,
  status: sql<EventStatus>`${events.status}`,
  isListed: sql<boolean>`${events.accessCode} is null`,
  salesPaused: sql<boolean>`${events.salesPausedAt} is not null`,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  startDate: events.startDate,
  startTime: events.startTime,
  endDate: events.endDate,
  endTime: events.endTime,
  timezone: events.timezone,
  location: events.location,
  latitude: events.latitude,
  longitude: events.longitude,
  capacity: events.capacity,
  seatsTaken: seatsTaken.mapWith(Number),
  seatsLeft: seatsLeft.mapWith(Number),
  minimumAge: events.minimumAge,
  tiers,
  createdAt: events.createdAt,
  changedAt: events.updatedAt,
};
export type V1Event = RowOf<typeof event>;

export async function findChangedEvents(
  db: Queryable,
  { organizerId, seriesId, ...changed }: Changed & { readonly seriesId?: number | undefined },
): Promise<V1Event[]> {
  return db
    .select(event)
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        seriesId === undefined ? undefined : eq(events.seriesId, seriesId),
        isIn(changed, events.updatedAt, events.id),
      ),
    )
    .orderBy(asc(events.updatedAt), asc(events.id))
    .limit(changed.limit);
}

/** @returns null for an event that isn't the organization's */
export async function findEvent(db: Queryable, organizerId: number, id: number): Promise<V1Event | null> {
  const isTheirs = and(eq(events.id, id), eq(events.organizerId, organizerId));
  const [row] = await db.select(event).from(events).where(isTheirs);
  return row ?? null;
}

export async function findEvents(db: Queryable, ids: readonly number[]): Promise<V1Event[]> {
  return db
    .select(event)
    .from(events)
    .where(inArray(events.id, [...ids]));
}

const sumOf = (column: string) =>
  sql<number>`(select sum(b.${sql.raw(column)})::int from bookings b where b.id in ${paidRows})`;

/** A refund, or a payment for a change, changes the booking as well. */
const changedAt = sql<Date>`greatest(${bookings.updatedAt},
  (select max(p.updated_at) from payments p where p.booking_id in ${paidRows}))`.mapWith(bookings.updatedAt);

const booking = {
  id: bookings.id,
  eventId: bookings.eventId,
  seriesId: events.seriesId,
  origin: bookings.origin,
  channel: bookings.channel,
  status: bookings.status,
  attendees: bookings.attendees,
  cancelledPositions: bookings.cancelledPositions,
  currency: bookings.currency,
  ticketsCents: sumOf('tickets_total_cents'),
  discountCents: sumOf('discount_cents'),
  paidCents: sql<number>`(select coalesce(sum(coalesce(p.received_cents, p.amount_cents)), 0)::int
    from payments p where p.booking_id in ${paidRows} and p.succeeded_at is not null)`,
  refundedCents: bookingMoney.refundedCents,
  bookedAt: bookings.bookedAt,
  cancelledAt: bookings.cancelledAt,
  changedAt,
};
export type V1Booking = RowOf<typeof booking>;

export async function findChangedBookings(
  db: Queryable,
  { organizerId, eventId, ...changed }: Changed & { readonly eventId?: number | undefined },
): Promise<V1Booking[]> {
  return db
    .select(booking)
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        eventId === undefined ? undefined : eq(bookings.eventId, eventId),
        isOfPeople,
        isIn(changed, changedAt, bookings.id),
      ),
    )
    .orderBy(asc(changedAt), asc(bookings.id))
    .limit(changed.limit);
}

/** @returns null for a booking that isn't of one of the organization's events */
export async function findBooking(db: Queryable, organizerId: number, id: number): Promise<V1Booking | null> {
  const [row] = await db
    .select(booking)
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.id, id), eq(events.organizerId, organizerId), isOfPeople));
  return row ?? null;
}

export async function findBookings(db: Queryable, ids: readonly number[]): Promise<V1Booking[]> {
  return db
    .select(booking)
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(inArray(bookings.id, [...ids]), isOfPeople));
}

const transfer = {
  id: transfers.id,
  day: transfers.day,
  amountCents: transfers.amountCents,
  currency: sql<ChargeCurrency>`${transfers.currency}`,
  status: transfers.status,
  returnedCents: sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from transfer_reversals r
    where r.transfer_id = transfers.id and r.status = 'made')`,
};
export type V1Transfer = RowOf<typeof transfer>;

export async function findTransfersOf(db: Queryable, ids: readonly number[]): Promise<V1Transfer[]> {
  return db
    .select(transfer)
    .from(transfers)
    .where(inArray(transfers.id, [...ids]));
}

/** Transfers to an organization's account, the latest first. @param before the one that the page before ended with */
export async function findTransfers(
  db: Queryable,
  organizerId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<V1Transfer[]> {
  return db
    .select(transfer)
    .from(transfers)
    .where(and(eq(transfers.organizerId, organizerId), before === null ? undefined : lt(transfers.id, before)))
    .orderBy(desc(transfers.id))
    .limit(limit);
}

/** A minute ago, by the database's clock: what was written before can be read by now. */
export async function findSettled(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(sql`select to_json(now() - interval '1 minute') #>> '{}' as at`);
  return new Date(rows[0]?.at ?? 0);
}

/** Which rows of a list in the order of change. */
export function isIn(
  { since, after }: Pick<Changed, 'since' | 'after'>,
  at: AnyColumn | SQL,
  id: AnyColumn,
): SQL | undefined {
  return and(
    since === undefined ? undefined : sql`${at} >= ${since}::timestamptz`,
    after === null ? undefined : sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
  );
}

import type { GroupPrice } from '@ascendant/domain/pricing/group-price';
import type { PriceType } from '@ascendant/domain/pricing/price-type';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import type { Queryable } from '../../../database/database';
import { localToday } from '../../../database/local-day';
import type { PriceRow } from '../../../database/quote-row';
import type { RowOf } from '../../../database/row-of';
import { salesEnd } from '../../../database/seats';
import { events as eventsOf } from '../../events/events.module';

/** What a reseller needs to know of a date. */
const date = {
  id: events.id,
  seriesId: events.seriesId,
  title: events.title,
  status: events.status,
  startDate: events.startDate,
  startTime: events.startTime,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  endDate: events.endDate,
  endTime: events.endTime,
  timezone: events.timezone,
  capacity: events.capacity,
  seatsLeft: eventsOf.freeSeats,
  minimumAge: events.minimumAge,
  cancellationPolicy: events.cancellationPolicy,
  hasBegun: sql<boolean>`${events.startsAt} <= now()`,
  isClosed: sql<boolean>`${salesEnd} <= now() or ${events.status} <> 'published'`,
  closesAt: sql<Date>`${events.startsAt} - make_interval(hours => ${events.cutOffHours})`.mapWith(events.startsAt),
  today: sql<string>`to_char(${localToday(events.timezone)}, 'YYYY-MM-DD')`,
  tiers: sql<readonly PriceRow[]>`coalesce((select json_agg(json_build_object('id', t.id, 'tierType', t.tier_type,
    'adultPrice', t.adult_price::text, 'childPrice', t.child_price::text, 'validUntil', t.valid_until))
    from pricing_tiers t where t.event_id = events.id), '[]')`,
  groupPrices: sql<readonly GroupPrice[]>`${eventSeries.groupPrices}`,
  priceTypes: sql<readonly PriceType[]>`${eventSeries.priceTypes}`,
};
export type ResellerDate = RowOf<typeof date>;

/** Listed dates are sold by resellers, and those that were cancelled are still shown as closed. */
const isShown = and(isNull(events.accessCode), inArray(events.status, ['published', 'cancelled']));

/** Which dates: of these events, of some days there or with these ids. */
export interface WantedDates {
  readonly organizerId: number;
  readonly seriesIds: readonly number[];
  readonly from?: string;
  readonly to?: string;
  readonly ids?: readonly number[];
}

/** Dates to come, the next first. */
export async function findDates(
  db: Queryable,
  { organizerId, seriesIds, from, to, ids }: WantedDates,
): Promise<ResellerDate[]> {
  return db
    .select(date)
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        inArray(events.seriesId, [...seriesIds]),
        isShown,
        sql`${events.startsAt} > now()`,
        from === undefined ? undefined : sql`${events.startDate} >= ${from}`,
        to === undefined ? undefined : sql`${events.startDate} <= ${to}`,
        ids === undefined ? undefined : inArray(events.id, [...ids]),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
}

/** The date of a booking, whatever has become of it. */
export async function findBookedDate(db: Queryable, eventId: number): Promise<ResellerDate> {
  const [row] = await db
    .select(date)
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .where(eq(events.id, eventId));
  if (!row) throw new RangeError(`event ${eventId} has gone`);
  return row;
}

const next = {
  ...date,
  description: events.description,
  features: events.features,
  notIncluded: events.notIncluded,
  whatToBring: events.whatToBring,
  questions: events.questions,
  meetingPoint: events.meetingPoint,
  location: events.location,
  latitude: sql<number | null>`coalesce(${events.meetingLatitude}, ${events.latitude})`,
  longitude: sql<number | null>`coalesce(${events.meetingLongitude}, ${events.longitude})`,
  /** Clock times at which its dates to come begin. */
  startTimes: sql<readonly string[]>`array(select distinct other.start_time from events other
    where other.series_id = ${events.seriesId} and other.organizer_id = ${events.organizerId} and other.status = 'published'
      and other.access_code is null and other.starts_at > now() order by 1)`,
};
export type ResellerProduct = RowOf<typeof next>;

/** The events that a reseller can sell, each as its next published date says. */
export async function findProducts(
  db: Queryable,
  { organizerId, seriesIds }: Pick<WantedDates, 'organizerId' | 'seriesIds'>,
): Promise<ResellerProduct[]> {
  return db
    .selectDistinctOn([events.seriesId], next)
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        inArray(events.seriesId, [...seriesIds]),
        isShown,
        eq(events.status, 'published'),
        sql`${events.startsAt} > now()`,
      ),
    )
    .orderBy(asc(events.seriesId), asc(events.startsAt), asc(events.id));
}

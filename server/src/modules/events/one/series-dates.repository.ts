import type { TaxPlace } from '@ascendant/domain/pricing/taxes';
import type { DatesSpan } from '@ascendant/domain/schedule/dates-span';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { resourceGroups } from '../../../../db/schema/resources';
import { builtOnce } from '../../../database/built-once';
import type { Queryable, Transaction } from '../../../database/database';
import { localToday } from '../../../database/local-day';
import { salesEnd } from '../../../database/seats';
import { taxPlace } from '../../../database/tax-settings.repository';
import { freeSeats } from '../list/event-columns.repository';

/** What the dates of an event's series and the events nearby depend on. */
export const namedColumns = {
  id: events.id,
  seriesId: events.seriesId,
  status: events.status,
  organizerId: events.organizerId,
  accessCode: events.accessCode,
  today: sql<string>`to_char(${localToday(events.timezone)}, 'YYYY-MM-DD')`,
};

const named = builtOnce((db) =>
  db
    .select(namedColumns)
    .from(events)
    .where(eq(events.id, sql.placeholder('id'))),
);

/** Null for an unknown event. */
export async function findNamedDate(db: Queryable, id: number) {
  const [row] = await named(db).execute({ id });
  return row ?? null;
}

export type NamedDate = NonNullable<Awaited<ReturnType<typeof findNamedDate>>>;

function selectDates(db: Queryable) {
  return db
    .select({
      id: events.id,
      startDate: events.startDate,
      endDate: events.endDate,
      startTime: events.startTime,
      endTime: events.endTime,
      seatsLeft: freeSeats,
      capacity: events.capacity,
      lowestAdultPriceCents: events.lowestAdultPriceCents,
      status: sql<'published' | 'cancelled'>`${events.status}`,
    })
    .from(events)
    .where(
      and(
        eq(events.seriesId, sql.placeholder('seriesId')),
        inArray(events.status, ['published', 'cancelled']),
        gt(salesEnd, sql`now()`),
        or(isNull(events.accessCode), eq(events.id, sql.placeholder('eventId'))),
        sql`${events.startDate} between ${sql.placeholder('from')} and ${sql.placeholder('to')}`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
}

const datesOfSeries = builtOnce(selectDates);

/**
 * The dates of an event's series that are published or cancelled and haven't begun, its own included, earliest first. Other dates that are
 * unlisted are left out.
 */
export async function findSeriesDates(
  db: Queryable,
  { id: eventId, seriesId }: { readonly id: number; readonly seriesId: number },
  { from, to }: DatesSpan,
) {
  return datesOfSeries(db).execute({ eventId, seriesId, from, to });
}

/** The next listed date of a series that hasn't begun; null without any. */
export async function findDateOfSeries(db: Queryable, seriesId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.seriesId, seriesId),
        eq(events.status, 'published'),
        isNull(events.accessCode),
        gt(salesEnd, sql`now()`),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(1);
  return row?.id ?? null;
}

/** What holds for all dates of a series, and can be changed at any time. */
export type SeriesTerms = Pick<
  typeof eventSeries.$inferSelect,
  'finalSaleMoves' | 'groupPrices' | 'priceTypes' | 'extras' | 'needs'
>;

/** The terms of an event's series. @throws RangeError if the event doesn't exist */
export async function findSeriesTerms(db: Queryable, eventId: number): Promise<SeriesTerms> {
  const [row] = await db
    .select({
      finalSaleMoves: eventSeries.finalSaleMoves,
      groupPrices: eventSeries.groupPrices,
      priceTypes: eventSeries.priceTypes,
      extras: eventSeries.extras,
      needs: eventSeries.needs,
    })
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .where(eq(events.id, eventId));
  if (!row) throw new RangeError(`there's no event ${eventId}`);
  return row;
}

/** How many of these resource groups are of the event's organizer. */
export async function countOwnGroups(tx: Transaction, eventId: number, groups: readonly number[]): Promise<number> {
  const organizerId = sql`(select organizer_id from events where id = ${eventId})`;
  return tx.$count(
    resourceGroups,
    and(inArray(resourceGroups.id, [...groups]), eq(resourceGroups.organizerId, organizerId)),
  );
}

/** Where the dates of an event's series are taxed, each place once. */
export async function findTaxPlaces(db: Queryable, eventId: number): Promise<readonly (TaxPlace | null)[]> {
  const rows = await db
    .selectDistinct({ place: taxPlace })
    .from(events)
    .where(
      sql`${events.seriesId} = (select series_id from events where id = ${eventId}) and ${events.status} <> 'cancelled'`,
    );
  return rows.map(({ place }) => place);
}

export async function writeSeriesTerms(tx: Transaction, eventId: number, change: Partial<SeriesTerms>): Promise<void> {
  await tx
    .update(eventSeries)
    .set(change)
    .where(sql`${eventSeries.id} = (select series_id from events where id = ${eventId})`);
}

/** What people can come as besides adult and child, on the dates of an event's series. */
export async function findPriceTypes(db: Queryable, eventId: number): Promise<SeriesTerms['priceTypes']> {
  return (await findSeriesTerms(db, eventId)).priceTypes;
}

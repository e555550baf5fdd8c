import { onePerSeries } from '@ascendant/domain/event/series';
import { maxScheduleDates } from '@ascendant/domain/schedule/schedule';
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { builtPerShape } from '../../../database/built-once';
import type { Queryable } from '../../../database/database';
import { isListed } from '../../../database/listed-events';
import { salesEndOf } from '../../../database/seats';
import { listOf } from '../../../database/statement';
import { conditionOf, isUpcoming, shapedFilter, type FilterText } from './event-conditions.repository';
import type { EventFilter } from './event-filter';

const other = alias(events, 'other_date');
const otherTexts = alias(eventSearch, 'other_text');
const otherDates = sql.raw('from events as other_date');
const withTexts = sql.raw(' left join event_search as other_text on other_text.event_id = other_date.id');

/** What decides which date is shown: the columns of `events`, or of a subquery that has them. */
export const dateColumns = {
  id: events.id,
  seriesId: events.seriesId,
  hasOtherDates: events.hasOtherDates,
  startsAt: events.startsAt,
  cutOffHours: events.cutOffHours,
  salesPausedAt: events.salesPausedAt,
  capacity: events.capacity,
  seatsConfirmed: events.seatsConfirmed,
  seatsHeld: events.seatsHeld,
};
type DateColumns = { readonly [Name in keyof typeof dateColumns]: SQLWrapper };

/** Whether no one can book a date any more: it's full, or booking has closed. Source: docs/archive/decisions/0175-one-card-per-series.md. */
export const isFull = (of: DateColumns) =>
  sql`(${of.seatsConfirmed} + ${of.seatsHeld} >= ${of.capacity} or ${salesEndOf(of)} <= now())`;
const startAndId = (of: DateColumns) => sql`(${of.startsAt}, ${of.id})`;

/**
 * Whether an event is the date that a list shows for its series: of those that match the filter the next one that can be booked, else the
 * next one, else the latest. Most events have no other dates, and nothing is looked up for these. `findShownDates` looks the same date up.
 * @param part of the list, where all dates are of one: the condition is half as long, and PostgreSQL plans it faster
 * @returns undefined for a list of every date
 * Source: docs/archive/decisions/0175-one-card-per-series.md.
 */
export function isShownDate(
  filter: FilterText,
  { of = events, part }: { readonly of?: DateColumns; readonly part?: 'upcoming' | 'past' } = {},
): SQL | undefined {
  if (filter.isEachDate) return undefined;
  const matches = and(
    sql`${other.hasOtherDates} and ${other.seriesId} = ${of.seriesId}`,
    conditionOf(filter, { of: other, texts: otherTexts }),
  );
  const from = filter.text ? sql`${otherDates}${withTexts}` : otherDates;
  const noneWith = (...which: SQL[]) => sql`not exists (select ${from} where ${and(matches, ...which)})`;
  // It follows from the rest. Without it, PostgreSQL may read what all series have that matches, once for the first full date.
  const isAnother = sql`${other.id} <> ${of.id}`;
  const isEarlier = sql`${startAndId(other)} < ${startAndId(of)}`;
  const upcoming = sql`(${noneWith(isUpcoming(other), isEarlier, sql`(${isFull(of)} or not ${isFull(other)})`)}
    and (not ${isFull(of)} or ${noneWith(isUpcoming(other), sql`not ${isFull(other)}`, isAnother)}))`;
  const past = noneWith(sql`${startAndId(other)} > ${startAndId(of)}`);
  const ofEither = sql`case when ${isUpcoming(of)} then ${upcoming} else ${past} end`;
  return sql`(not ${of.hasOtherDates} or ${part === undefined ? ofEither : { upcoming, past }[part]})`;
}

export const isOpen = sql<boolean>`(${isUpcoming(events)} and not ${isFull(events)})`;

/** Of some events in an order that the database doesn't know, such as that of scores, those that a list shows: one date of each series. */
export async function findShownAmong(db: Queryable, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const dates = await db
    .select({ id: events.id, seriesId: events.seriesId, isOpen })
    .from(events)
    .where(and(sql`${events.id} = any(${sql.param([...ids])}::int[])`, events.hasOtherDates));
  const byId = new Map(dates.map((date) => [date.id, date]));
  const shown = new Set(onePerSeries(ids.flatMap((id) => byId.get(id) ?? [])).map(({ id }) => id));
  return ids.filter((id) => shown.has(id) || !byId.has(id));
}

/** Some events with all other dates of their series. */
export async function findDatesOf(db: Queryable, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct date.id from events as named join events as date on date.series_id = named.series_id
    where named.id = any(${sql.param([...ids])}::int[])`);
  return rows.map(({ id }) => id);
}

/**
 * The matching dates to come of the series of some events, the soonest first. Of several series, each has its next date before any has another; a
 * series alone has all.
 * @param most of several series
 */
export async function findNextDates(
  db: Queryable,
  { filter, ids, most }: { readonly filter: EventFilter; readonly ids: readonly number[]; readonly most: number },
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const nth = sql`row_number() over (partition by ${events.seriesId} order by ${startAndId(events)})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    with shown as (select distinct series_id from events where id = any(${sql.param([...ids])}::int[]) and starts_at > now()),
    dates as (
      select ${events.id}, ${events.startsAt}, ${nth} as nth
      from ${events} left join ${eventSearch} on ${eventSearch.eventId} = ${events.id}
      where ${events.seriesId} in (select series_id from shown) and ${and(conditionOf(filter), isUpcoming(events))}
      order by nth, ${startAndId(events)}
      limit case when (select count(*) from shown) = 1 then ${maxScheduleDates}::int else ${most}::int end
    )
    select id from dates order by starts_at, id`);
  return rows.map(({ id }) => id);
}

/** A date to come of a series. */
export interface UpcomingDate {
  readonly id: number;
  readonly seriesId: number;
  readonly startDate: string;
  readonly startTime: string;
  readonly isFull: boolean;
  /** It meets what was asked of the list. */
  readonly matches: boolean;
}

/** The published dates to come of some series, the next first. */
export async function findUpcomingDates(
  db: Queryable,
  seriesIds: readonly number[],
  { text: _text, among: _among, ...filter }: EventFilter,
): Promise<readonly UpcomingDate[]> {
  if (seriesIds.length === 0) return [];
  const { shape, text, values } = shapedFilter(filter);
  return upcomingDates(db, shape, (on) => selectUpcoming(on, text())).execute({ ...values, seriesIds: [...seriesIds] });
}

const upcomingDates = builtPerShape<ReturnType<ReturnType<typeof selectUpcoming>['prepare']>>();

function selectUpcoming(db: Queryable, filter: FilterText) {
  return db
    .select({
      id: events.id,
      seriesId: events.seriesId,
      startDate: events.startDate,
      startTime: events.startTime,
      isFull: sql<boolean>`${isFull(events)}`,
      matches: sql<boolean>`coalesce(${conditionOf(filter)}, true)`,
    })
    .from(events)
    .where(
      and(
        sql`${events.hasOtherDates} and ${events.seriesId} = any(${listOf(sql.placeholder('seriesIds'), 'int')})`,
        isListed,
        isUpcoming(events),
      ),
    )
    .orderBy(events.startsAt, events.id);
}

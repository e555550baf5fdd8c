import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { EventRows } from '@ascendant/domain/event/managed-events';
import { maxCounted } from '@ascendant/domain/list-limits';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../db/schema/event-search';
import { events } from '../../db/schema/events';
import type { Queryable } from './database';
import { cappedAt, type ListCount } from './list-count';
import { isFromToday } from './local-day';
import { countEvents } from './totals.repository';
import { beginsBetween, hasDayWords, type StartDays } from './written-date';

/** Of a page farther than this, the ids aren't read first. */
const mostRead = 5_000;

/** Which of the events that organizers and admins manage. */
export interface ManagedEventFilter extends StartDays {
  /** Whose events; everyone's if undefined. */
  readonly organizerId?: number | undefined;
  /** As `searchTerms` makes them: each is part of a word of the title, the location or a category. */
  readonly words?: readonly string[];
  readonly status?: EventStatus | undefined;
  readonly active?: boolean | undefined;
  /** Only the dates of this series. */
  readonly series?: number | undefined;
  /** As it's typed: the words of a day or a time, or of a title or a location. */
  readonly dayWords?: string | undefined;
  /** `series`: one date of each series, of those that the rest of the filter finds. */
  readonly by?: EventRows | undefined;
  /** The ids that the words found, instead of them. */
  readonly among?: readonly number[] | undefined;
}

/** Published, starting today or later at its place. Source: specification 2, section 2 (Admin dashboard). */
export const isActive = sql`${events.status} = 'published' and ${isFromToday(events.startDate, events.timezone)}`;

/** The condition of a filter on `events`. */
export function conditionOf({ words = [], ...filter }: ManagedEventFilter): SQL | undefined {
  const isFound = sql`${events.id} in (select ${eventSearch.eventId} from ${eventSearch} where ${hasWords(words)})`;
  return and(plainCondition(filter), words.length === 0 ? undefined : isFound, shownOfSeries({ ...filter, words }));
}

/** Without the words, and for every date. */
export function plainCondition(filter: ManagedEventFilter): SQL | undefined {
  const { organizerId, status, active, series, dayWords, among } = filter;
  return and(
    beginsBetween(filter),
    organizerId === undefined ? undefined : eq(events.organizerId, organizerId),
    status === undefined ? undefined : eq(events.status, status),
    active === true ? isActive : undefined,
    series === undefined ? undefined : eq(events.seriesId, series),
    dayWords === undefined ? undefined : hasDayWords(dayWords),
    among === undefined ? undefined : sql`${events.id} = any(${sql.param([...among])}::int[])`,
  );
}

/** Of each series only the date that a list of series shows: the next published one that's found, otherwise the latest. */
export function shownOfSeries(filter: ManagedEventFilter): SQL | undefined {
  if (filter.by !== 'series') return undefined;
  const isNext = sql`(${events.status} = 'published' and ${events.startsAt} > now())`;
  const shown = sql`select distinct on (${events.seriesId}) ${events.id} from ${events} where ${and(events.hasOtherDates, everyDate(filter))}
    order by ${events.seriesId}, ${isNext} desc, case when ${isNext} then ${events.startsAt} end, ${events.startsAt} desc, ${events.id}`;
  return sql`(not ${events.hasOtherDates} or ${events.id} in (${shown}))`;
}

const everyDate = (filter: ManagedEventFilter): SQL | undefined => conditionOf({ ...filter, by: 'date' });

/** The condition on `event_search`. Words are letters and digits, so that none is a pattern. */
export function hasWords(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(eventSearch.words, `%${word}%`)));
}

/**
 * The filter with the ids of the events that have the words, if they're no more than are counted: then the order is computed from those,
 * and else the events are gone through in their order until the page is full.
 * @param offset how many events earlier pages have shown
 */
export async function foundBy<Filter extends ManagedEventFilter>(tx: Queryable, filter: Filter, offset = 0) {
  const { words = [] } = filter;
  const most = offset + maxCounted;
  if (words.length === 0 || most > mostRead) return filter;
  const first = sql`select event_id from ${eventSearch} where ${hasWords(words)} limit ${most + 1}`;
  // The ids of too many aren't sent.
  const { rows } = await tx.execute<{ ids: number[] | null }>(sql`
    with found as materialized (${first})
    select case when count(*) <= ${most}::int then coalesce(array_agg(event_id), '{}') end as ids from found`);
  const among = rows[0]?.ids ?? null;
  return among === null ? filter : { ...filter, words: [], among };
}

/**
 * How many events a filter that `foundBy` has narrowed finds. Those of a search are counted no further than `maxCounted` beyond what
 * earlier pages have shown.
 * @param offset how many events those have shown
 */
export async function countManaged(tx: Queryable, filter: ManagedEventFilter, offset = 0): Promise<ListCount> {
  const { words = [], among, series, from, to, by } = filter;
  const [isSearch, bySeries] = [words.length > 0, by === 'series'];
  const isOfSome = series !== undefined || from !== undefined || to !== undefined;
  const isAlone =
    filter.organizerId === undefined && filter.status === undefined && filter.active !== true && !isOfSome && !bySeries;
  if (among && isAlone) return { count: among.length, isCapped: false };
  if (!isSearch && among === undefined && !isOfSome) {
    const further = bySeries ? await countFurtherDates(tx, filter) : 0;
    return { count: (await countKept(tx, filter)) - further, isCapped: false };
  }
  const limit = offset + maxCounted;
  // Otherwise they'd be `among`.
  if (isSearch && isAlone && limit <= mostRead) return { count: limit, isCapped: true };
  const found = isAlone
    ? sql`select from ${eventSearch} where ${hasWords(words)}`
    : sql`select from ${events} where ${conditionOf(filter)}`;
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${found} limit ${limit + 1}) as found`);
  return cappedAt(limit, row?.count ?? 0);
}

/** How many of the dates that a filter finds are of a series of which it finds another one. */
async function countFurtherDates(tx: Queryable, filter: ManagedEventFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`(count(*) - count(distinct ${events.seriesId}))::int` })
    .from(events)
    .where(and(events.hasOtherDates, everyDate(filter)));
  return row?.count ?? 0;
}

async function countKept(tx: Queryable, { organizerId, status, active }: ManagedEventFilter): Promise<number> {
  const counts = await countEvents(tx, organizerId);
  if (active === true) return status === undefined || status === 'published' ? counts.active : 0;
  return status === undefined ? counts.all : (counts.byStatus[status] ?? 0);
}

import { modelVersion } from '@ascendant/astrology/model';
import { maxCounted } from '@ascendant/domain/list-limits';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { seriesTotals } from '../../../db/schema/totals';
import type { Queryable } from '../../database/database';
import { cappedAt, type ListCount } from '../../database/list-count';
import { conditionOf, type ManagedEventFilter } from '../../database/managed-event-filter';
import type { AnalysedEvent, AnalyticsPage } from './analytics.repository';

/** What series can be sorted by that's kept for each. */
const keptTotals = {
  revenue: seriesTotals.revenue,
  tickets: seriesTotals.seats,
  match: seriesTotals.match,
  rating: seriesTotals.rating,
  reviews: seriesTotals.reviews,
} as const;

/**
 * Ids of a page of series in the order asked for; equal ones by id, the newest first. A series is found if one of its dates is.
 * Source: docs/rules/events.md, "Reports".
 */
export async function findAnalysedSeries(tx: Queryable, page: AnalyticsPage): Promise<readonly number[]> {
  const { sort, limit = Number.MAX_SAFE_INTEGER, offset = 0 } = page;
  if (sort === 'title' || sort === 'date') return pageByLatest(tx, page);
  const rows = await tx
    .select({ id: seriesTotals.seriesId })
    .from(seriesTotals)
    .where(isFound(page))
    .orderBy(sql`${keptTotals[sort]} desc nulls last`, desc(seriesTotals.seriesId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** By the day or the title of the latest date of each series. */
async function pageByLatest(
  tx: Queryable,
  { sort, limit = Number.MAX_SAFE_INTEGER, offset = 0, ...filter }: AnalyticsPage,
): Promise<readonly number[]> {
  const later = sql`select from events as later where later.has_other_dates and later.series_id = ${events.seriesId}
    and (later.starts_at, later.id) > (${events.startsAt}, ${events.id})`;
  const isLatest = sql`(not ${events.hasOtherDates} or not exists (${later}))`;
  const { organizerId } = filter;
  const isOwn = organizerId === undefined ? undefined : eq(events.organizerId, organizerId);
  const rows = await tx
    .select({ id: events.seriesId })
    .from(events)
    .where(and(isOwn, isLatest, isNarrow(filter) ? sql`${events.seriesId} in (${datesOf(filter)})` : undefined))
    .orderBy(sort === 'title' ? asc(sql`lower(${events.title})`) : desc(events.startsAt), desc(events.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** How many series a filter finds, counted no further than `maxCounted` beyond what earlier pages have shown. */
export async function countSeries(tx: Queryable, filter: ManagedEventFilter, offset = 0): Promise<ListCount> {
  const limit = offset + maxCounted;
  const found = sql`select from ${seriesTotals} where ${isFound(filter) ?? sql`true`} limit ${limit + 1}`;
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(sql`(${found}) as found`);
  return cappedAt(limit, row?.count ?? 0);
}

function isFound(filter: ManagedEventFilter): SQL | undefined {
  const { organizerId } = filter;
  return and(
    organizerId === undefined ? undefined : eq(seriesTotals.ownerId, organizerId),
    isNarrow(filter) ? sql`${seriesTotals.seriesId} in (${datesOf(filter)})` : undefined,
  );
}

const isNarrow = ({ words = [], status, active, among }: ManagedEventFilter) =>
  words.length > 0 || status !== undefined || active === true || among !== undefined;

const datesOf = (filter: ManagedEventFilter) =>
  sql`select ${events.seriesId} from ${events} where ${conditionOf(filter)}`;

/** The ids of the dates of some series, the latest first. */
export async function findDatesOf(
  tx: Queryable,
  seriesIds: readonly number[],
  organizerId: number | undefined,
): Promise<readonly { readonly id: number; readonly seriesId: number }[]> {
  return tx
    .select({ id: events.id, seriesId: events.seriesId })
    .from(events)
    .where(
      and(
        sql`${events.seriesId} = any(${sql.param([...seriesIds])}::int[])`,
        organizerId === undefined ? undefined : eq(events.organizerId, organizerId),
      ),
    )
    .orderBy(desc(events.startsAt), desc(events.id));
}

/**
 * Series with the figures of all their dates, in the order of the ids. Title, category and status are those of the next published date, otherwise
 * of the latest.
 */
export async function findSeriesAnalytics(tx: Queryable, ids: readonly number[]): Promise<readonly AnalysedEvent[]> {
  const asked = sql`${sql.param([...ids])}::int[]`;
  const { rows } = await tx.execute<AnalysedEvent & Record<string, unknown>>(sql`
    with sums as (
      select series_id, count(*)::int as dates, min(start_date)::text as first_day, max(end_date)::text as last_day, sum(capacity)::int as capacity
      from events where series_id = any(${asked}) group by series_id
    ), shown as (
      select distinct on (series_id) id, series_id, title, category_id, status, start_time from events where series_id = any(${asked})
      order by series_id, (status = 'published' and starts_at > now()) desc,
        case when status = 'published' and starts_at > now() then starts_at end, starts_at desc, id
    )
    select shown.id, shown.series_id as "seriesId", sums.dates, shown.title, categories.name as category, sums.first_day as "startDate",
      sums.last_day as "endDate", shown.start_time as "startTime", shown.status, sums.capacity, coalesce(t.seats, 0)::int as tickets,
      coalesce(round(t.revenue * 100), 0)::float8 as revenue,
      case when t.match_model = ${modelVersion} then round(t.match, 1)::float8 end as match,
      case when t.match_model = ${modelVersion} then t.matches else 0 end::int as "matchCount",
      round(t.rating, 1)::float8 as rating, coalesce(t.reviews, 0)::int as "reviewCount"
    from shown join sums using (series_id) left join categories on categories.id = shown.category_id
      left join series_totals t on t.series_id = shown.series_id`);
  const bySeries = new Map(rows.map((row) => [row.seriesId, row]));
  return ids.flatMap((id) => bySeries.get(id) ?? []);
}

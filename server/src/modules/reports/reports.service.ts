import type {
  AdminSummary,
  analyticsQuery,
  EventAnalytics,
  OrganizerSummary,
  Report,
} from '@ascendant/contract/report';
import { maxExportedEvents } from '@ascendant/domain/list-limits';
import { addCents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { ReportWeeks } from '@ascendant/domain/report/report';
import type { z } from 'zod';
import type { Database } from '../../database/database';
import type { ListCount } from '../../database/list-count';
import { countManaged, foundBy } from '../../database/managed-event-filter';
import { searchTerms } from '../../database/search-terms';
import { findTakenByEvent } from '../../database/taken.repository';
import { countEvents, foldTotals } from '../../database/totals.repository';
import {
  findAnalysedIds,
  findAnalytics,
  findAverages,
  type AnalysedEvent,
  type AnalyticsPage,
} from './analytics.repository';
import { presentAnalytics, presentReport, presentSummary, type FileRow, type SeriesCounts } from './report.presenter';
import { countUsers, findChannels, findWeeks, sumSales } from './sales.repository';
import { countSeries, findAnalysedSeries, findDatesOf, findSeriesAnalytics } from './series-analytics.repository';

/** Whose events a report is about: one organizer's, or everyone's if undefined. */
export type Owner = number | undefined;

export type AnalyticsQuery = z.output<typeof analyticsQuery>;

export async function organizerSummary(db: Database, owner: Owner): Promise<OrganizerSummary> {
  await foldTotals(db);
  const [events, series, sales] = await Promise.all([
    countEvents(db, owner),
    countSeriesOf(db, owner),
    sumSales(db, owner),
  ]);
  return presentSummary(events, series, sales);
}

/** With all dates of an event as one, as a list with a row for each series counts them. */
async function countSeriesOf(db: Database, owner: Owner): Promise<SeriesCounts> {
  const [active, all] = await Promise.all([
    countManaged(db, { organizerId: owner, active: true, by: 'series' }),
    countManaged(db, { organizerId: owner, by: 'series' }),
  ]);
  return { active: active.count, all: all.count };
}

export async function adminSummary(db: Database): Promise<AdminSummary> {
  const summary = await organizerSummary(db, undefined);
  const users = await countUsers(db);
  return { ...summary, totalUsers: users.all, usersThisWeek: users.thisWeek };
}

export async function salesReport(db: Database, owner: Owner, weeks: ReportWeeks = 12): Promise<Report> {
  await foldTotals(db);
  const [events, sales, averages, byWeek, channels] = await Promise.all([
    countEvents(db, owner),
    sumSales(db, owner),
    findAverages(db, owner),
    findWeeks(db, { organizerId: owner, weeks }),
    findChannels(db, { organizerId: owner, weeks }),
  ]);
  return presentReport({ ...events, tickets: sales.tickets }, averages, { weeks: byWeek, channels });
}

/** A page of events or series, without a limit all of them, and how many there are on all pages; of a search, at least how many. */
export interface AnalyticsList {
  readonly ids: readonly number[];
  readonly count: ListCount;
  /** Some of them with their figures, in the order of the ids. */
  readonly read: (some: readonly number[]) => Promise<EventAnalytics[]>;
}

/** A page of the event analytics, the highest revenue first unless asked otherwise. */
export async function analyticsPage(db: Database, owner: Owner, query: AnalyticsQuery): Promise<AnalyticsList> {
  await foldTotals(db);
  const page = await pageOf(db, owner, query);
  if (query.by === 'series' && query.series === undefined) {
    const [ids, count] = await Promise.all([findAnalysedSeries(db, page), countSeries(db, page, query.offset)]);
    return { ids, count, read: async (some) => (await findSeriesAnalytics(db, some)).map(presentAnalytics) };
  }
  const [ids, count] = await Promise.all([findAnalysedIds(db, page), countManaged(db, page, query.offset)]);
  return { ids, count, read: async (some) => (await findAnalytics(db, some)).map(presentAnalytics) };
}

interface FileLine {
  readonly event: AnalysedEvent;
  readonly row: FileRow;
  /** By the organizer themselves, apart from the revenue. */
  readonly taken: Cents;
}

/** The rows of a file, as many as it may hold: each event, and of one with several dates first all of them together. */
export async function analyticsFile(db: Database, owner: Owner, query: AnalyticsQuery): Promise<readonly FileLine[]> {
  await foldTotals(db);
  const page = { ...(await pageOf(db, owner, query)), limit: maxExportedEvents, offset: 0 };
  const series = await findSeriesAnalytics(db, await findAnalysedSeries(db, page));
  const places = new Map(series.map(({ seriesId }, place) => [seriesId, place]));
  const placeOf = ({ seriesId }: { readonly seriesId: number }) => places.get(seriesId) ?? 0;
  const dates = (await findDatesOf(db, [...places.keys()], owner)).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const ids = dates.slice(0, maxExportedEvents).map(({ id }) => id);
  const taken = await findTakenByEvent(
    db,
    dates.map(({ id }) => id),
  );
  const takenBySeries = sumBySeries(dates, taken);
  let above: AnalysedEvent | undefined;
  return (await findAnalytics(db, ids)).flatMap((date): readonly FileLine[] => {
    const all = series[placeOf(date)];
    const own = { event: date, taken: taken.get(date.id) ?? zeroCents };
    if (!all || all.dates === 1) return [{ ...own, row: 'Event' }];
    const rows: readonly FileLine[] = [{ ...own, row: 'Date' }];
    if (above === all) return rows;
    above = all;
    return [{ event: all, row: 'All dates', taken: takenBySeries.get(all.seriesId) ?? zeroCents }, ...rows];
  });
}

type DateOfSeries = Pick<AnalysedEvent, 'id' | 'seriesId'>;

function sumBySeries(dates: readonly DateOfSeries[], amounts: ReadonlyMap<number, Cents>): ReadonlyMap<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { id, seriesId } of dates)
    sums.set(seriesId, addCents(sums.get(seriesId) ?? zeroCents, amounts.get(id) ?? zeroCents));
  return sums;
}

async function pageOf(
  db: Database,
  owner: Owner,
  { q = '', sort = 'revenue', by: _by, series, status, ...page }: AnalyticsQuery,
): Promise<AnalyticsPage> {
  if (series === undefined)
    return foundBy(db, { ...page, status, organizerId: owner, words: searchTerms(q), sort }, page.offset);
  const among = (await findDatesOf(db, [series], owner)).map(({ id }) => id);
  return { ...page, organizerId: owner, among, sort };
}

import type { AdminSummary, EventAnalytics, OrganizerSummary, Report } from '@ascendant/contract/report';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { maxExportedEvents } from '@ascendant/domain/list-limits';
import type { AnalyticsSort, ReportWeeks } from '@ascendant/domain/report/report';
import type { Database } from '../../database/database';
import type { ListCount } from '../../database/list-count';
import { countManaged, foundBy } from '../../database/managed-event-filter';
import { searchTerms } from '../../database/search-terms';
import { countEvents, foldTotals } from '../../database/totals.repository';
import {
  findAnalysedIds,
  findAnalytics,
  findAverages,
  type AnalysedEvent,
  type AnalyticsPage,
} from './analytics.repository';
import { presentAnalytics, presentReport, presentSummary } from './report.presenter';
import { countUsers, findWeeks, sumSales } from './sales.repository';

/** Whose events a report is about: one organizer's, or everyone's if undefined. */
export type Owner = number | undefined;

export interface AnalyticsQuery {
  readonly q?: string | undefined;
  readonly status?: EventStatus | undefined;
  readonly sort?: AnalyticsSort | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export async function organizerSummary(db: Database, owner: Owner): Promise<OrganizerSummary> {
  await foldTotals(db);
  const [events, sales] = await Promise.all([countEvents(db, owner), sumSales(db, owner)]);
  return presentSummary(events, sales);
}

export async function adminSummary(db: Database): Promise<AdminSummary> {
  const summary = await organizerSummary(db, undefined);
  const users = await countUsers(db);
  return { ...summary, totalUsers: users.all, usersThisWeek: users.thisWeek };
}

export async function salesReport(db: Database, owner: Owner, weeks: ReportWeeks = 12): Promise<Report> {
  await foldTotals(db);
  const [events, sales, averages, byWeek] = await Promise.all([
    countEvents(db, owner),
    sumSales(db, owner),
    findAverages(db, owner),
    findWeeks(db, { organizerId: owner, weeks }),
  ]);
  return presentReport({ ...events, tickets: sales.tickets }, averages, byWeek);
}

/** A page of events, without a limit all of them, and how many there are on all pages; of a search, at least how many. */
export interface AnalyticsList {
  readonly ids: readonly number[];
  readonly count: ListCount;
}

/** A page of the event analytics, the highest revenue first unless asked otherwise. */
export async function analyticsPage(db: Database, owner: Owner, query: AnalyticsQuery): Promise<AnalyticsList> {
  await foldTotals(db);
  const page = await foundBy(db, pageOf(owner, query), query.offset);
  const [ids, count] = await Promise.all([findAnalysedIds(db, page), countManaged(db, page, query.offset)]);
  return { ids, count };
}

/** Some events with their figures, in the order of the ids. */
export async function eventAnalytics(db: Database, ids: readonly number[]): Promise<EventAnalytics[]> {
  return (await findAnalytics(db, ids)).map(presentAnalytics);
}

/** The events of a file: as many as it may hold. */
export async function analyticsFile(
  db: Database,
  owner: Owner,
  query: AnalyticsQuery,
): Promise<readonly AnalysedEvent[]> {
  await foldTotals(db);
  return findAnalytics(db, await findAnalysedIds(db, { ...pageOf(owner, query), limit: maxExportedEvents, offset: 0 }));
}

function pageOf(owner: Owner, { q = '', sort = 'revenue', ...page }: AnalyticsQuery): AnalyticsPage {
  return { ...page, organizerId: owner, words: searchTerms(q), sort };
}

import type { AdminSummary, EventAnalytics, OrganizerSummary, Report } from '@ascendant/contract/report';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { maxExportedEvents } from '@ascendant/domain/list-limits';
import type { AnalyticsSort, ReportWeeks } from '@ascendant/domain/report/report';
import type { Database } from '../../database/database';
import { countManaged } from '../../database/managed-event-filter';
import { searchTerms } from '../../database/search-terms';
import { findAnalysedIds, findAnalytics, findAverages, type AnalysedEvent } from './analytics.repository';
import { presentAnalytics, presentReport, presentSummary } from './report.presenter';
import { countEvents, countTickets, countUsers, findWeeks, sumSales } from './sales.repository';

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
  const [events, sales] = await Promise.all([countEvents(db, owner), sumSales(db, owner)]);
  return presentSummary(events, sales);
}

export async function adminSummary(db: Database): Promise<AdminSummary> {
  const [summary, users] = await Promise.all([organizerSummary(db, undefined), countUsers(db)]);
  return { ...summary, totalUsers: users.all, usersThisWeek: users.thisWeek };
}

export async function salesReport(db: Database, owner: Owner, weeks: ReportWeeks = 12): Promise<Report> {
  const [events, tickets, averages, sales] = await Promise.all([
    countEvents(db, owner),
    countTickets(db, owner),
    findAverages(db, owner),
    findWeeks(db, { organizerId: owner, weeks }),
  ]);
  return presentReport({ ...events, tickets }, averages, sales);
}

/** A page of events with their figures, the highest revenue first unless asked otherwise, and how many there are on all pages. */
export async function analyticsPage(
  db: Database,
  owner: Owner,
  query: AnalyticsQuery,
): Promise<{ readonly rows: EventAnalytics[]; readonly all: number }> {
  const filter = { organizerId: owner, words: searchTerms(query.q ?? ''), status: query.status };
  const [rows, all] = await Promise.all([analysed(db, owner, query), countManaged(db, filter)]);
  return { rows: rows.map(presentAnalytics), all };
}

/** The events of a file: as many as it may hold. */
export function analyticsFile(db: Database, owner: Owner, query: AnalyticsQuery): Promise<readonly AnalysedEvent[]> {
  return analysed(db, owner, { ...query, limit: maxExportedEvents, offset: 0 });
}

async function analysed(db: Database, owner: Owner, { q = '', sort = 'revenue', ...page }: AnalyticsQuery) {
  const ids = await findAnalysedIds(db, { ...page, organizerId: owner, words: searchTerms(q), sort });
  return findAnalytics(db, ids);
}

import type { AdminSummary, EventAnalytics, OrganizerSummary, Report } from '@ascendant/contract/report';
import type { ReportWeeks } from '@ascendant/domain/report/report';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders, type CallInput, type CallReply, queryKey } from '../api/client';
import { readCountOfAll, type CountOfAll } from './paging';
import { fresh, readQuery } from './read-query';

export type { AdminSummary, EventAnalytics, OrganizerSummary, Report };

/** Whose events a report is about: an admin's is about everyone's, an organizer's about their own. */
export type ReportViewer = 'admin' | 'organizer';

export const adminSummaryQuery = readQuery('adminSummary', 'GET /api/admin/summary', {}, fresh);

export const organizerSummaryQuery = readQuery('organizerSummary', 'GET /api/organizer/summary', {}, fresh);

export type WaitingForOrganizer = CallReply<'organizerDay'>['waiting'];

/** What waits for an organizer. */
export const organizerDayQuery = readQuery('organizerDay', 'GET /api/organizer/day', {}, fresh);

/** Averages, and bookings and revenue by week. */
export function reportQuery(viewer: ReportViewer, weeks: ReportWeeks) {
  const query = { weeks };
  return queryOptions({
    queryKey: queryKey(viewer === 'admin' ? 'adminReport' : 'organizerReport', query),
    queryFn: ({ signal }): Promise<Report> =>
      viewer === 'admin'
        ? call('GET /api/admin/report', { query, signal })
        : call('GET /api/organizer/report', { query, signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export interface AnalyticsPage extends CountOfAll {
  readonly rows: readonly EventAnalytics[];
}

/** A page of the event analytics. */
export function analyticsQuery(viewer: ReportViewer, query: CallInput<'eventAnalytics'>['query']) {
  return queryOptions({
    queryKey: queryKey(viewer === 'admin' ? 'eventAnalytics' : 'organizerEventAnalytics', query),
    queryFn: async ({ signal }): Promise<AnalyticsPage> => {
      const { body, headers } = await (viewer === 'admin'
        ? callWithHeaders('GET /api/admin/event-analytics', { query, signal })
        : callWithHeaders('GET /api/organizer/event-analytics', { query, signal }));
      return { rows: body, ...readCountOfAll(headers, body.length) };
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

import type { Module } from '../../application/module';
import { foldTotals } from '../../database/totals.repository';
import { serveReportFiles, bindReports } from './reports.routes';

/** Reading the figures adds up what has changed; without this there'd be too much of it after a quiet night. */
const secondsBetweenFoldings = 60;

/** Figures of events, bookings and users: dashboards, reports, and the event analytics as a list and as a file. */
export const reportsModule: Module = {
  name: 'reports',
  register: (context) => {
    bindReports(context);
    serveReportFiles(context);
    context.jobs.define('fold_totals', () => foldTotals(context.db));
    context.jobs.every(secondsBetweenFoldings, 'fold_totals');
  },
};

import type { Module } from '../../application/module';
import { serveReportFiles } from './report-files.routes';
import { bindReports } from './reports.routes';

/** Figures of events, bookings and users: dashboards, reports, and the event analytics as a list and as a file. */
export const reportsModule: Module = {
  name: 'reports',
  register: (context) => {
    bindReports(context);
    serveReportFiles(context);
  },
};

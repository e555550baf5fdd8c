import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { eventRows } from '@ascendant/domain/event/managed-events';
import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { analyticsSorts, reportWeeks } from '@ascendant/domain/report/report';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, line, listPage } from './wire';

const summaryFields = {
  /** published, starting today or later at their place */
  activeEvents: count,
  totalEvents: count,
  /** the same with all dates of an event counted as one; undefined from an older version */
  activeSeries: count.optional(),
  totalSeries: count.optional(),
  /** confirmed ones */
  totalBookings: count,
  /** what organizers earn: without fee and tax, less what went back */
  totalRevenue: z.number(),
  /** since Monday 00:00 UTC */
  bookingsThisWeek: count,
  revenueThisWeek: z.number(),
};

/** The cards of a dashboard. Source: specification 2, section 2 (Organizer dashboard). */
export const organizerSummary = z.object(summaryFields);
export type OrganizerSummary = z.infer<typeof organizerSummary>;

/** Source: specification 2, section 2 (Admin dashboard). */
export const adminSummary = organizerSummary.extend({ totalUsers: count, usersThisWeek: count });
export type AdminSummary = z.infer<typeof adminSummary>;

/** A week of confirmed bookings, by when they were made. */
export const salesWeek = z.object({
  /** its Monday */
  weekStart: z.string(),
  bookings: count,
  tickets: count,
  /** what organizers earn by all bookings of that week, less what went back since then */
  revenue: z.number(),
});
export type SalesWeek = z.infer<typeof salesWeek>;

export const report = z.object({
  totalEvents: count,
  /** 0 to 10, over all matches; null without any */
  avgAstroMatch: z.number().nullable(),
  astroMatchCount: count,
  /** people in confirmed bookings */
  totalTickets: count,
  /** 1 to 5, over the averages of rated events; null without any */
  avgEventRating: z.number().nullable(),
  ratedEvents: count,
  /** the oldest first; the last one isn't over */
  weeks: z.array(salesWeek),
  /** confirmed bookings of these weeks that came from widgets, by the word that each has for reports, the most first; left out without any */
  channels: z.array(z.object({ channel: z.string(), bookings: count, tickets: count })).optional(),
});
export type Report = z.infer<typeof report>;

/** An event in the analytics, or with `by=series` all dates of one. Source: specification 2, section 2 (Admin dashboard), Reports. */
export const eventAnalytics = z.object({
  /** of a series, its next published date, otherwise its latest: title, category and status are this one's */
  id,
  seriesId: id,
  /** how many dates the figures are of */
  dates: count,
  title: z.string(),
  /** null: 'N/A' */
  category: z.string().nullable(),
  /** the same as `startDate` */
  date: z.string(),
  /** of a series, the first day of its earliest date and the last of its latest */
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  status: z.enum(eventStatuses),
  capacity: z.int(),
  /** 0 to 10, over the travellers who opened the event; null if none did */
  avgAstroMatch: z.number().nullable(),
  astroMatchCount: count,
  /** 1 to 5, over the reviews that aren't junk; null without any */
  avgRating: z.number().nullable(),
  reviewCount: count,
  /** people in confirmed bookings */
  totalTickets: count,
  /** what the organizer earns: without fee and tax, less what went back */
  totalRevenue: z.number(),
});
export type EventAnalytics = z.infer<typeof eventAnalytics>;

/** Which events: the same choice for the list and for the file. */
export const analyticsFilter = z.object({
  /** words of a title, a location or a category */
  q: line(searchTextMaxLength).optional(),
  status: z.enum(eventStatuses).optional(),
  sort: z.enum(analyticsSorts).optional(),
  /** only the dates of this series, whatever words and status are */
  series: z.coerce.number().pipe(id).optional(),
});

export const analyticsQuery = analyticsFilter.extend({
  /** `series`: a row for all dates of a series, if one of them is found; otherwise one for each date */
  by: z.enum(eventRows).optional(),
  ...listPage,
});

const reportQuery = z.object({ weeks: z.coerce.number().pipe(z.literal(reportWeeks)).optional() });

export const reportRoutes = nameRoutes({
  adminSummary: defineRoute('GET /api/admin/summary', {
    summary: 'Get the totals of all events: active events, bookings, revenue and users, overall and this week',
    reply: { 200: adminSummary },
  }),
  organizerSummary: defineRoute('GET /api/organizer/summary', {
    summary: 'Get the totals of your own events: active events, bookings and revenue, overall and this week',
    reply: { 200: organizerSummary },
  }),
  adminReport: defineRoute('GET /api/admin/report', {
    summary: 'Get averages over all events, with bookings and revenue by week',
    query: reportQuery,
    reply: { 200: report },
  }),
  organizerReport: defineRoute('GET /api/organizer/report', {
    summary: 'Get averages over your own events, with bookings and revenue by week',
    query: reportQuery,
    reply: { 200: report },
  }),
  eventAnalytics: defineRoute('GET /api/admin/event-analytics', {
    summary:
      'List all events, or series, with their matches, ratings and sales, highest revenue first; the total is in X-Total-Count',
    query: analyticsQuery,
    reply: { 200: z.array(eventAnalytics) },
  }),
  organizerEventAnalytics: defineRoute('GET /api/organizer/event-analytics', {
    summary: 'List your own events, or series, with their matches, ratings and sales; the total is in X-Total-Count',
    query: analyticsQuery,
    reply: { 200: z.array(eventAnalytics) },
  }),
});

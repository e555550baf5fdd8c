import type { EventAnalytics, Report } from '@ascendant/contract/report';

/** Twelve weeks that end on the week of 16 November 2026: one booking of $10 in the first, two of $20 in the second, and so on. */
export function buildReport(overrides: Partial<Report> = {}): Report {
  const firstMonday = Date.parse('2026-08-31');
  return {
    totalEvents: 217,
    avgAstroMatch: 6,
    astroMatchCount: 48_310,
    totalTickets: 1904,
    avgEventRating: 4.4,
    ratedEvents: 61,
    weeks: Array.from({ length: 12 }, (_, index) => ({
      weekStart: new Date(firstMonday + index * 7 * 86_400_000).toISOString().slice(0, 10),
      bookings: index + 1,
      tickets: 2 * (index + 1),
      revenue: 10 * (index + 1),
    })),
    ...overrides,
  };
}

/** A published festival with matches, reviews and sales. */
export function buildAnalytics(overrides: Partial<EventAnalytics> = {}): EventAnalytics {
  return {
    id: 1,
    seriesId: 1,
    dates: 1,
    title: 'Cape Breton Fiddle and Fire',
    category: 'Music & Concerts',
    date: '2027-10-08',
    startDate: '2027-10-08',
    endDate: '2027-10-10',
    startTime: '09:00',
    status: 'published',
    capacity: 300,
    avgAstroMatch: 6.1,
    astroMatchCount: 2204,
    avgRating: 4.6,
    reviewCount: 41,
    totalTickets: 184,
    totalRevenue: 14_120.5,
    ...overrides,
  };
}

import { toWireNumber } from '@ascendant/contract/money';
import type { EventAnalytics, OrganizerSummary, Report, SalesWeek } from '@ascendant/contract/report';
import { takenByOrganizer, takenByYou } from '@ascendant/domain/booking/manual-booking';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { cents, toDecimal, type Cents } from '@ascendant/domain/money';
import { currencyCode, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { sellThrough } from '@ascendant/domain/report/report';
import type { CsvCell } from '../../csv/csv-text';
import { signedAmountOf } from '../../database/quote-row';
import type { EventCounts } from '../../database/totals.repository';
import type { AnalysedEvent, Averages } from './analytics.repository';
import type { ChannelSales, SalesFigures, WeekOfSales } from './sales.repository';

const dollars = (decimal: string) => toWireNumber(signedAmountOf(decimal));

/** How many series there are, of how many events. */
export interface SeriesCounts {
  readonly active: number;
  readonly all: number;
}

export function presentSummary(events: EventCounts, series: SeriesCounts, sales: SalesFigures): OrganizerSummary {
  return {
    activeEvents: events.active,
    totalEvents: events.all,
    activeSeries: series.active,
    totalSeries: series.all,
    totalBookings: sales.bookings,
    totalRevenue: dollars(sales.revenue),
    bookingsThisWeek: sales.bookingsThisWeek,
    revenueThisWeek: dollars(sales.revenueThisWeek),
  };
}

export function presentReport(
  events: EventCounts & { readonly tickets: number },
  averages: Averages,
  { weeks, channels }: { readonly weeks: readonly WeekOfSales[]; readonly channels: readonly ChannelSales[] },
): Report {
  return {
    totalEvents: events.all,
    avgAstroMatch: averages.match,
    astroMatchCount: averages.matchCount,
    totalTickets: events.tickets,
    avgEventRating: averages.rating,
    ratedEvents: averages.ratedEvents,
    weeks: weeks.map((week): SalesWeek => ({ ...week, revenue: dollars(week.revenue) })),
    ...(channels.length > 0 && { channels: [...channels] }),
  };
}

export function presentAnalytics(event: AnalysedEvent): EventAnalytics {
  return {
    ...event,
    date: event.startDate,
    avgAstroMatch: event.match,
    astroMatchCount: event.matchCount,
    avgRating: event.rating,
    totalTickets: event.tickets,
    totalRevenue: toWireNumber(cents(event.revenue)),
  };
}

const columnsBeforeRevenue = [
  'Event',
  'Category',
  'Start date',
  'End date',
  'Status',
  'Avg Astro-Match (of 10)',
  'Matches',
  'Avg Rating (of 5)',
  'Reviews',
  'Total Tickets',
  'Capacity',
  'Sold (%)',
] as const;

/** The columns of the file, of one organizer's events or everyone's; an amount says its currency. The last two say which rows are dates of the row above them. */
export function analyticsColumns(currency: ChargeCurrency, owner: number | undefined): readonly string[] {
  const money = ['Revenue', owner === undefined ? takenByOrganizer : takenByYou].map(
    (label) => `${label} (${currencyCode(currency)})`,
  );
  return [...columnsBeforeRevenue, ...money, 'Row', 'Series'];
}

/** What a row of the file is about: an event that takes place once, all dates of one, or a date that those include. */
export type FileRow = 'Event' | 'All dates' | 'Date';

/** A row of the file, in the order of the columns. */
export function analyticsCells({
  event,
  row,
  taken,
}: {
  readonly event: AnalysedEvent;
  readonly row: FileRow;
  /** By the organizer themselves, apart from the revenue. */
  readonly taken: Cents;
}): readonly CsvCell[] {
  return [
    event.title,
    event.category ?? 'N/A',
    event.startDate,
    event.endDate,
    eventStatusLabel(event.status).text,
    event.match,
    event.matchCount,
    event.rating,
    event.reviewCount,
    event.tickets,
    event.capacity,
    sellThrough(event),
    toDecimal(cents(event.revenue)),
    toDecimal(taken),
    row,
    event.seriesId,
  ];
}

import type { StatusLabel } from '@ascendant/domain/booking/status-label';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { cents, formatDollars, formatShortDollars, parseDollars } from '@ascendant/domain/money';
import type { OwnEvent } from './organizer.queries';

const statusLabels: Readonly<Record<EventStatus, StatusLabel>> = {
  draft: { text: 'Draft', tone: 'plain' },
  pending_approval: { text: 'In review', tone: 'fair' },
  published: { text: 'Published', tone: 'good' },
  cancelled: { text: 'Cancelled', tone: 'poor' },
};

export function eventStatusLabel(status: EventStatus): StatusLabel {
  return statusLabels[status];
}

export interface Totals {
  readonly activeEvents: number;
  readonly bookings: number;
  /** '$48,212.60' */
  readonly revenue: string;
  readonly events: number;
}

/** The figures on top. Active events are published ones that start today or later (specification 2, section 2). */
export function totalsOf(events: readonly OwnEvent[], today: CalendarDay): Totals {
  const isActive = ({ status, startDate }: OwnEvent) => status === 'published' && startDate.slice(0, 10) >= today;
  const revenue = events.reduce((sum, event) => sum + Math.round(event.totalRevenue * 100), 0);
  return {
    activeEvents: events.filter(isActive).length,
    bookings: events.reduce((sum, event) => sum + event.totalBookings, 0),
    revenue: formatDollars(cents(revenue)),
    events: events.length,
  };
}

/** '$544', 'Free'; a text that is no amount stands as it came. */
export function priceInWords(price: string): string {
  const amount = parseDollars(price);
  if (amount === null) return price;
  return amount === 0 ? 'Free' : formatShortDollars(amount);
}

import { fromWire } from '@ascendant/contract/money';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { addCents, formatDollars } from '@ascendant/domain/money';
import type { ManagedEvent } from '../../data/managed-events';

export interface Totals {
  readonly activeEvents: number;
  readonly bookings: number;
  /** '$48,212.60' */
  readonly revenue: string;
  readonly events: number;
}

/** The totals at the top. Active events are published and start today or later (specification 2, section 2 (Admin dashboard)). */
export function totalsOf(events: readonly ManagedEvent[], today: CalendarDay): Totals {
  const isActive = ({ status, startDate }: ManagedEvent) => status === 'published' && startDate.slice(0, 10) >= today;
  const revenue = addCents(...events.map(({ totalRevenue }) => fromWire(totalRevenue)));
  return {
    activeEvents: events.filter(isActive).length,
    bookings: events.reduce((sum, event) => sum + event.totalBookings, 0),
    revenue: formatDollars(revenue),
    events: events.length,
  };
}

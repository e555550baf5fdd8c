import { fromWire } from '@ascendant/contract/money';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { dayRange } from '../../ui/text/day-text';
import { BookingsLink } from './BookingsLink';
import type { Column } from './EventTable';
import eventTableStyles from './EventTable.module.css';
import { SeatsBar } from './SeatsBar';

const date: Column = {
  label: 'Date',
  className: classNames(eventTableStyles.date, 'no-wrap numeric'),
  cell: ({ startDate, endDate }) => dayRange(startDate, endDate, 'short'),
};
const status: Column = { label: 'Status', cell: (event) => <StatusBadge {...eventStatusLabel(event.status)} /> };
const bookings: Column = {
  label: 'Bookings',
  className: 'align-right numeric',
  cell: (event) => <BookingsLink event={event} />,
};
const seats: Column = {
  label: 'Seats',
  cell: ({ seatsTaken, capacity }) => <SeatsBar taken={seatsTaken} capacity={capacity} />,
};
const price: Column = {
  label: 'Price',
  className: classNames(eventTableStyles.cost, 'align-right numeric no-wrap'),
  cell: (event) => event.price,
};
const revenue: Column = {
  label: 'Revenue',
  className: 'align-right numeric',
  cell: ({ totalRevenue }) => formatDollars(fromWire(totalRevenue)),
};

/** The bookings, after a bar of the seats they take. */
const sold: Column = {
  label: 'Bookings',
  className: 'align-right numeric no-wrap',
  cell: (event) => (
    <span>
      <ShareBar share={event.seatsTaken / event.capacity} width={64} />
      <BookingsLink event={event} />
    </span>
  ),
};

/** The columns for organizers. Source: specification 2, section 2 (Organizer dashboard). */
export const organizerColumns: readonly Column[] = [date, status, bookings, seats, price];
/** The columns for admins. Source: specification 2, section 2 (Admin dashboard), Events. */
export const adminColumns: readonly Column[] = [status, date, bookings, revenue];
/** The columns of the admin's active events. Source: specification 2, section 2 (Admin dashboard), Dashboard. */
export const activeColumns: readonly Column[] = [date, sold, revenue];
/** The columns of an organizer's recent events. Source: specification 2, section 2 (Organizer dashboard), Dashboard. */
export const recentColumns: readonly Column[] = [date, status, seats, price];

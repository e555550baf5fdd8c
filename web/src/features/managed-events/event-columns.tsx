import { fromWire } from '@ascendant/contract/money';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { dayRange } from '../../ui/day-words';
import { StatusBadge } from '../../ui/StatusBadge';
import { BookingsLink } from './BookingsLink';
import type { Column } from './EventTable';
import { PlacesBar } from './PlacesBar';

const date: Column = {
  label: 'Date',
  className: 'nowrap num date',
  cell: ({ startDate, endDate }) => dayRange(startDate, endDate, 'short'),
};
const status: Column = { label: 'Status', cell: (event) => <StatusBadge {...eventStatusLabel(event.status)} /> };
const bookings: Column = { label: 'Bookings', className: 'n num', cell: (event) => <BookingsLink event={event} /> };
const places: Column = {
  label: 'Seats',
  cell: ({ placesTaken, capacity }) => <PlacesBar taken={placesTaken} capacity={capacity} />,
};
const price: Column = { label: 'Price', className: 'n num nowrap cost', cell: (event) => event.price };
const revenue: Column = {
  label: 'Revenue',
  className: 'n num',
  cell: ({ totalRevenue }) => formatDollars(fromWire(totalRevenue)),
};

/** What an organizer looks at. Source: specification 2, section 2 (Organizer dashboard). */
export const organizerColumns: readonly Column[] = [date, status, bookings, places, price];
/** What an admin looks at. Source: specification 2, section 2 (Admin dashboard), Events. */
export const adminColumns: readonly Column[] = [status, date, bookings, revenue];

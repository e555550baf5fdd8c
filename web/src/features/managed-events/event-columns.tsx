import { fromSignedWire } from '@ascendant/contract/money';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { Link } from 'react-router';
import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import type { Column } from '../../ui/table/DataTable';
import { dayRange } from '../../ui/text/day-text';
import { BookingsLink } from './BookingsLink';
import eventTableStyles from './EventTable.module.css';
import { SeatsBar } from './SeatsBar';

const date: Column<ManagedEvent> = {
  label: 'Date',
  className: classNames(eventTableStyles.date, 'no-wrap numeric'),
  render: ({ startDate, endDate }) => dayRange(startDate, endDate, 'short'),
};
const status: Column<ManagedEvent> = {
  label: 'Status',
  render: (event) => <StatusBadge {...eventStatusLabel(event.status)} />,
};
/** With a word below if only people with its code can find the event. */
const statusAndListing: Column<ManagedEvent> = {
  label: 'Status',
  render: (event) => (
    <span className={eventTableStyles.status}>
      <StatusBadge {...eventStatusLabel(event.status)} />
      {event.accessCode === null ? null : <span className="meta">Unlisted</span>}
    </span>
  ),
};
const bookings: Column<ManagedEvent> = {
  label: 'Bookings',
  isRight: true,
  className: 'numeric',
  render: (event) => <BookingsLink event={event} />,
};
const seats: Column<ManagedEvent> = {
  label: 'Seats',
  render: ({ seatsTaken, capacity }) => <SeatsBar taken={seatsTaken} capacity={capacity} />,
};
const price: Column<ManagedEvent> = {
  label: 'Price',
  isRight: true,
  className: classNames(eventTableStyles.cost, 'numeric no-wrap'),
  render: (event) => event.price,
};
const revenue: Column<ManagedEvent> = {
  label: 'Revenue',
  isRight: true,
  className: 'numeric',
  render: ({ totalRevenue }) => formatDollars(fromSignedWire(totalRevenue)),
};

/** Whose event it is, linked to all about them. */
const organizer: Column<ManagedEvent> = {
  label: 'Organizer',
  className: eventTableStyles.organizer,
  headingClassName: eventTableStyles.organizer,
  render: ({ organizerId, organizerName }) =>
    organizerId === null ? (
      <span className="meta">None</span>
    ) : (
      <Link className="link" to={paths.adminOrganizer(organizerId)}>
        {organizerName}
      </Link>
    ),
};

/** The bookings, after a bar of the seats they take. */
const sold: Column<ManagedEvent> = {
  label: 'Bookings',
  isRight: true,
  className: 'numeric no-wrap',
  render: (event) => (
    <span>
      <ShareBar share={event.seatsTaken / event.capacity} width={64} />
      <BookingsLink event={event} />
    </span>
  ),
};

/** The columns for organizers. Source: specification 2, section 2 (Organizer dashboard). */
export const organizerColumns: readonly Column<ManagedEvent>[] = [date, statusAndListing, bookings, seats, price];
/** The columns for admins. Source: specification 2, section 2 (Admin dashboard), Events. */
export const adminColumns: readonly Column<ManagedEvent>[] = [statusAndListing, date, organizer, bookings, revenue];
/** The columns of the admin's active events. Source: specification 2, section 2 (Admin dashboard), Dashboard. */
export const activeColumns: readonly Column<ManagedEvent>[] = [date, sold, revenue];
/** The columns of an organizer's recent events. Source: specification 2, section 2 (Organizer dashboard), Dashboard. */
export const recentColumns: readonly Column<ManagedEvent>[] = [date, status, seats, price];
/** The columns of the events on an organizer's page. */
export const eventsOfOrganizerColumns: readonly Column<ManagedEvent>[] = [status, date, bookings, revenue];

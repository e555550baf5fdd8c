import { fromSignedWire } from '@ascendant/contract/money';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { Link } from 'react-router';
import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import type { Column } from '../../ui/table/DataTable';
import { dayRange } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';
import { timeText } from '../../ui/text/reader-form';
import eventTableStyles from './EventTable.module.css';
import { focusListHeading } from './focus-event';
import { SeatsBar } from './SeatsBar';

const date: Column<ManagedEvent> = {
  label: 'Date',
  className: classNames(eventTableStyles.date, 'no-wrap numeric'),
  render: ({ startDate, endDate }) => dayRange(startDate, endDate, 'short'),
};
/** With a link to the other dates of its series. */
const dateOfSeries: Column<ManagedEvent> = {
  ...date,
  render: ({ startDate, endDate, series, title }) => (
    <span className={eventTableStyles.below}>
      <span>{dayRange(startDate, endDate, 'short')}</span>
      {series.dates === 1 ? null : (
        <Link
          className="link meta"
          to={`?series=${series.id}`}
          aria-label={`All ${countOf(series.dates, 'date')} of ${title}`}
          onClick={focusListHeading}
        >
          {`All ${countOf(series.dates, 'date')}`}
        </Link>
      )}
    </span>
  ),
};
/** With the time: a series can have several dates on a day. */
const dateAndTime: Column<ManagedEvent> = {
  ...date,
  render: ({ startDate, endDate, startTime }) => (
    <span className={eventTableStyles.below}>
      <span>{dayRange(startDate, endDate, 'short')}</span>
      <span className="meta">{timeText(startTime)}</span>
    </span>
  ),
};
const status: Column<ManagedEvent> = {
  label: 'Status',
  render: (event) => <StatusBadge {...eventStatusLabel(event.status)} />,
};
/** With a word below if only people with its code can find the event, or its sales are paused. */
const statusAndListing: Column<ManagedEvent> = {
  label: 'Status',
  render: (event) => (
    <span className={eventTableStyles.below}>
      <StatusBadge {...eventStatusLabel(event.status)} />
      {event.accessCode === null ? null : <span className="meta">Unlisted</span>}
      {event.isSalesPaused && event.status === 'published' ? <span className="meta">Sales paused</span> : null}
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
export const organizerColumns: readonly Column<ManagedEvent>[] = [
  dateOfSeries,
  statusAndListing,
  bookings,
  seats,
  price,
];
/** The same in a list of the dates of one series. */
export const datesColumns: readonly Column<ManagedEvent>[] = [dateAndTime, statusAndListing, bookings, seats, price];
/** The columns for admins. Source: specification 2, section 2 (Admin dashboard), Events. */
export const adminColumns: readonly Column<ManagedEvent>[] = [statusAndListing, date, organizer, bookings, revenue];
/** The columns of the admin's active events. Source: specification 2, section 2 (Admin dashboard), Dashboard. */
export const activeColumns: readonly Column<ManagedEvent>[] = [date, sold, revenue];
/** The columns of an organizer's recent events. Source: specification 2, section 2 (Organizer dashboard), Dashboard. */
export const recentColumns: readonly Column<ManagedEvent>[] = [date, status, seats, price];
/** The columns of the events on an organizer's page. */
export const eventsOfOrganizerColumns: readonly Column<ManagedEvent>[] = [status, date, bookings, revenue];

/** The number of an event's bookings, linked to them. The label helps screen-reader users, who may hear the link without its row. */
function BookingsLink({ event: { id, title, totalBookings } }: { readonly event: ManagedEvent }) {
  const label = `${totalBookings} ${totalBookings === 1 ? 'booking' : 'bookings'} for ${title}`;
  return (
    <Link className="link" to={paths.eventBookings(id)} aria-label={label}>
      {totalBookings}
    </Link>
  );
}

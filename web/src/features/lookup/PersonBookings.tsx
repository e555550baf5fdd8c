import { fromWire } from '@ascendant/contract/money';
import { bookingStatusLabel, paymentStatusLabel } from '@ascendant/domain/booking/status-label';
import { formatDollars } from '@ascendant/domain/money';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { PersonPage } from '../../data/lookup';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/layout/Badge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { datedInstantText } from '../../ui/text/instant-text';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './Lookup.module.css';

type Booking = PersonPage['bookings'][number];

const columns: readonly Column<Booking>[] = [
  {
    label: 'Booking',
    render: ({ reference, event }) => (
      <span>
        <Link className="link" to={paths.eventBookings(event.id)}>
          {event.title}
        </Link>
        <span className={styles.below}>{dayAndTime(event)}</span>
        <span className={styles.below}>{reference}</span>
      </span>
    ),
  },
  {
    label: 'Status',
    render: ({ status, paymentStatus, paymentId, isLost }) => (
      <span className="row wrap">
        <StatusBadge {...bookingStatusLabel(status)} />
        {paymentId === null ? null : <StatusBadge {...paymentStatusLabel(paymentStatus, { isLost })} />}
      </span>
    ),
  },
  {
    label: 'Total',
    isRight: true,
    className: 'numeric',
    render: ({ total, paymentId }) => (paymentId === null ? 'Free' : formatDollars(fromWire(total))),
  },
  { label: 'Booked', className: 'no-wrap numeric', render: ({ createdAt }) => datedInstantText(createdAt) },
];

export interface BookingOfPerson {
  readonly booking: Booking;
  readonly person: PersonPage['person'];
}

interface PersonBookingsProps {
  readonly bookings: readonly Booking[];
  readonly person: PersonPage['person'];
  readonly Actions: ComponentType<BookingOfPerson>;
}

/** A person's bookings, the latest first. */
export function PersonBookings({ bookings, person, Actions }: PersonBookingsProps) {
  const action: Column<Booking> = {
    label: 'Action',
    isAction: true,
    isRight: true,
    render: (booking) => <Actions booking={booking} person={person} />,
  };
  return <DataTable caption="Bookings, newest first" columns={[...columns, action]} rows={bookings} />;
}

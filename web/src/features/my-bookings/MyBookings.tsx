import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { myBookingsQuery } from '../../data/bookings';
import { myWaitlistQuery } from '../../data/waitlist';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { localDay } from '../../ui/local-day';
import { groupBookings } from './booking-groups';
import { BookingCard } from './BookingCard';
import { BookingSkeletons } from './BookingSkeletons';
import styles from './MyBookings.module.css';

/** The list of bookings, or its loading, error or empty state. It waits for the waitlist above it, which would move it. */
export function MyBookings() {
  const { data, isPending, isError, refetch } = useQuery(myBookingsQuery);
  const waitlist = useQuery(myWaitlistQuery);
  if (isPending || waitlist.isPending) return <BookingSkeletons />;
  if (isError) {
    return (
      <ErrorState
        title="Error Loading Bookings"
        text="There was an error loading your bookings. Please try again later."
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No Bookings Yet"
        text="You haven't booked any events yet. Start exploring our amazing adventures!"
      >
        <ButtonLink kind="primary" to={paths.home}>
          Browse Events
        </ButtonLink>
      </EmptyState>
    );
  }
  return <BookingGroups bookings={data} />;
}

const ticketsParameter = 'tickets';

/** The open tickets are kept in the address, so that reloading at check-in shows them again. */
function BookingGroups({ bookings }: { readonly bookings: readonly MyBooking[] }) {
  const [params, setParams] = useSearchParams();
  const shownId = Number(params.get(ticketsParameter));
  const toggle = (id: number) => setParams(id === shownId ? {} : { [ticketsParameter]: String(id) }, { replace: true });
  return groupBookings(bookings, localDay()).map((group) => (
    <section key={group.title} aria-labelledby={`group-${group.title}`}>
      <h2 className={styles.group} id={`group-${group.title}`}>
        {group.title}
      </h2>
      {group.bookings.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          showsTickets={booking.id === shownId}
          onToggleTickets={() => toggle(booking.id)}
        />
      ))}
    </section>
  ));
}

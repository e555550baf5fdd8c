import type { MyBooking } from '@ascendant/contract/booking';
import { myBookingsPageSize } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error';
import { isOfflineDocument } from '../../api/offline-document';
import { myBookingsQuery } from '../../data/bookings';
import { savedBookingsQuery } from '../../data/saved-bookings';
import { useReconnect } from '../../data/use-reconnect';
import { myWaitlistQuery } from '../../data/waitlist';
import { paths } from '../../paths';
import type { SavedBookings as Saved } from '../../storage/saved-bookings';
import { Button, ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Note } from '../../ui/layout/Note';
import { instantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';
import { firstOfGroups, groupBookings, type BookingGroup } from './booking-groups';
import { BookingCard } from './BookingCard';
import { BookingSkeletons } from './BookingSkeletons';
import styles from './MyBookings.module.css';

/** The list of bookings, or its loading, error or empty state. It waits for the waitlist above it, which would move it. */
export function MyBookings() {
  const { data, isPending, isError, error, refetch } = useQuery(myBookingsQuery);
  const isUnreachable = isError && !(error instanceof ApiError);
  const waitlist = useQuery(myWaitlistQuery);
  const saved = useQuery({ ...savedBookingsQuery, enabled: isUnreachable });
  if (isPending || waitlist.isPending || (isUnreachable && saved.isPending)) return <BookingSkeletons />;
  if (isUnreachable && saved.data) return <SavedBookings saved={saved.data} onRetry={() => void refetch()} />;
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
  return <BookingGroups bookings={data} isSaved={false} />;
}

/** What this device saved, while the server can't be reached. */
function SavedBookings({ saved, onRetry }: { readonly saved: Saved; readonly onRetry: () => void }) {
  const isOffline = isOfflineDocument();
  const { retry } = useReconnect({ start: 'offline', isWatching: isOffline });
  return (
    <>
      <Note>
        <output className="row wrap">
          <span>{`Offline. Your bookings as of ${sentence(instantText(saved.savedAt))}`}</span>
          <Button size="small" onClick={() => void (isOffline ? retry() : onRetry())}>
            Try again
          </Button>
        </output>
      </Note>
      <BookingGroups bookings={saved.bookings} isSaved />
    </>
  );
}

const ticketsParameter = 'tickets';

/** The open tickets are kept in the address, so that reloading at check-in shows them again. */
function BookingGroups({ bookings, isSaved }: { readonly bookings: readonly MyBooking[]; readonly isSaved: boolean }) {
  const [params, setParams] = useSearchParams();
  const shownId = Number(params.get(ticketsParameter));
  const toggle = (id: number) => setParams(id === shownId ? {} : { [ticketsParameter]: String(id) }, { replace: true });
  const groups = groupBookings(bookings);
  const [most, setMost] = useState(() => pageWith(groups, shownId));
  return (
    <>
      {firstOfGroups(groups, most).map((group) => (
        <section key={group.title} aria-labelledby={`group-${group.title}`}>
          <h2 className={styles.group} id={`group-${group.title}`}>
            {group.title}
          </h2>
          {group.bookings.map((booking) => (
            <BookingCard
              key={booking.id}
              booking={booking}
              isSaved={isSaved}
              showsTickets={booking.id === shownId}
              onToggleTickets={() => toggle(booking.id)}
            />
          ))}
        </section>
      ))}
      <MoreBookings left={bookings.length - most} onMore={() => setMost(most + myBookingsPageSize)} />
    </>
  );
}

/** How many are shown at first: as many pages as the one whose tickets are open needs. */
function pageWith(groups: readonly BookingGroup[], shownId: number): number {
  const place = groups.flatMap((group) => group.bookings).findIndex(({ id }) => id === shownId);
  return myBookingsPageSize * Math.max(1, Math.ceil((place + 1) / myBookingsPageSize));
}

function MoreBookings({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  if (left <= 0) return null;
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>
        <span>{`Show ${Math.min(left, myBookingsPageSize)} more`}</span>
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isOfflineDocument } from '../api/offline-document';
import { RequireUser } from '../auth/guards';
import { myBookingsQuery } from '../data/bookings';
import { MyBookings } from '../features/my-bookings/MyBookings';
import { MyWaitlist } from '../features/waitlist/MyWaitlist';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import styles from './MyBookingsPage.module.css';

const ReviewAtAddress = lazyPage(async () => (await import('./ReviewAtAddress')).ReviewAtAddress);

/** /my-bookings: the user's bookings, with tickets. */
export function MyBookingsPage() {
  return (
    <RequireUser>
      <main className={classNames(styles.page, 'container')}>
        <h1>My Bookings</h1>
        <p className={classNames(styles.lede, 'lede')}>View your booked events and ticket information</p>
        {isOfflineDocument() ? null : <MyWaitlist />}
        <MyBookings />
        <BookedReview />
      </main>
    </RequireUser>
  );
}

/** The review dialog of a booked event, while the address names it. */
function BookedReview() {
  const [search] = useSearchParams();
  const { data } = useQuery(myBookingsQuery);
  const event = data?.find((booking) => String(booking.event.id) === search.get('review'))?.event;
  return event ? (
    <Suspense fallback={null}>
      <ReviewAtAddress event={event} page={paths.myBookings} />
    </Suspense>
  ) : null;
}

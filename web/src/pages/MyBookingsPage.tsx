import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isOfflineDocument } from '../api/offline-document';
import { useAuth } from '../auth/AuthProvider';
import { RequirePerson } from '../auth/guards';
import { myBookingsQuery } from '../data/bookings';
import { MyBookings } from '../features/my-bookings/MyBookings';
import { MyWaitlist } from '../features/waitlist/MyWaitlist';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { AddPeopleAtAddress } from './AddPeopleAtAddress';
import { MessageAtAddress } from './MessageAtAddress';
import styles from './MyBookingsPage.module.css';
import { ReviewAtAddress } from './ReviewAtAddress';

const KeepAccount = lazyPage(async () => (await import('../features/auth/KeepAccount')).KeepAccount);

const FindBookings = lazyPage(async () => (await import('../features/auth/FindBookings')).FindBookings);

/** /my-bookings: the user's bookings, with tickets. */
export function MyBookingsPage() {
  return (
    <RequirePerson>
      <main className={classNames(styles.page, 'container')}>
        <h1>My Bookings</h1>
        <p className={classNames(styles.lede, 'lede')}>View your booked events and ticket information</p>
        {isOfflineDocument() ? null : <MyWaitlist />}
        <MyBookings />
        <WithoutAccount />
        <BookedDialog />
      </main>
    </RequirePerson>
  );
}

/** What someone who has booked without an account can do: keep it in one, or find it once they have one. */
function WithoutAccount() {
  const { user, person } = useAuth();
  if (person === null || isOfflineDocument()) return null;
  return (
    <Suspense fallback={null}>{user === null ? <KeepAccount guest={person} /> : <FindBookings user={user} />}</Suspense>
  );
}

/** The review of a booked event, a message to its host, or who's added to a booking, while the address names it. */
function BookedDialog() {
  const [search] = useSearchParams();
  const { data } = useQuery(myBookingsQuery);
  const named = (parameter: string) =>
    data?.find((booking) => String(booking.event.id) === search.get(parameter))?.event;
  const [reviewed, asked] = [named('review'), named('message')];
  const growing = data?.find(({ id }) => String(id) === search.get('add'));
  return (
    <Suspense fallback={null}>
      {reviewed ? <ReviewAtAddress event={reviewed} page={paths.myBookings} /> : null}
      {growing ? <AddPeopleAtAddress booking={growing} page={paths.myBookings} /> : null}
      {asked ? <MessageAtAddress event={asked} page={paths.myBookings} /> : null}
    </Suspense>
  );
}

import { RequireUser } from '../auth/guards';
import { MyBookings } from '../features/my-bookings/MyBookings';
import { MyWaitlist } from '../features/waitlist/MyWaitlist';
import { usePageHead } from '../head/use-page-head';
import { classNames } from '../ui/class-names';
import styles from './MyBookingsPage.module.css';

/** /my-bookings: the user's bookings, with tickets. */
export function MyBookingsPage() {
  usePageHead({ title: 'My Bookings', isPrivate: true });
  return (
    <RequireUser>
      <main className={classNames(styles.page, 'container')}>
        <h1>My Bookings</h1>
        <p className="lede">View your booked events and ticket information</p>
        <MyWaitlist />
        <MyBookings />
      </main>
    </RequireUser>
  );
}

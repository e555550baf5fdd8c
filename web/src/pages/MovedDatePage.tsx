import { useLocation } from 'react-router';
import { CentredSpinner } from '../auth/CentredSpinner';
import { MovedDate } from '../features/moved-date/MovedDate';
import { usePageHead } from '../head/use-page-head';
import { classNames } from '../ui/class-names';
import { useHydrated } from '../ui/late/use-hydrated';
import { EmptyState } from '../ui/layout/EmptyState';
import styles from './MovedDatePage.module.css';

/**
 * /moved-date: says whether someone comes on the day that their date was moved to, without signing in. The link's secret is behind the #, which browsers
 * don't send.
 */
export function MovedDatePage() {
  usePageHead({ title: 'Your date has moved', isPrivate: true });
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = /^#(\d{1,10}\.[\w-]{43})$/.exec(hash)?.[1];
  return (
    <main className={classNames(styles.page, 'container')}>
      {!isHydrated ? (
        <CentredSpinner label="Loading your booking" />
      ) : token === undefined ? (
        <EmptyState
          title="This link isn’t complete"
          text="Open it from the email again, or answer on My Bookings."
          level={1}
        />
      ) : (
        <MovedDate key={token} token={token} />
      )}
    </main>
  );
}

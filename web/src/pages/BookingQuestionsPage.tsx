import { useLocation, useParams } from 'react-router';
import { CentredSpinner } from '../auth/CentredSpinner';
import { RequirePerson } from '../auth/guards';
import { BookingQuestions } from '../features/booking-questions/BookingQuestions';
import { PhoneForm } from '../fields/PhoneForm';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { useHydrated } from '../ui/late/use-hydrated';
import { Crumbs } from '../ui/layout/Crumbs';
import { EmptyState } from '../ui/layout/EmptyState';
import styles from './BookingQuestionsPage.module.css';
import { NotFoundPage } from './NotFoundPage';

/**
 * /booking-questions/:id: what the organizer asks about one's own booking. Without an id, for someone who has the link of an email and needn't sign in: its
 * proof is behind the #, which browsers don't send.
 */
export function BookingQuestionsPage() {
  const { id } = useParams();
  usePageHead({ title: 'Questions', isPrivate: true });
  if (id === undefined)
    return (
      <main className={classNames(styles.page, 'container')}>
        <ByLink />
      </main>
    );
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  return (
    <RequirePerson>
      <main className={classNames(styles.page, 'container')}>
        <Crumbs links={[{ label: 'My Bookings', to: paths.myBookings }]} />
        <BookingQuestions key={id} source={{ kind: 'own', bookingId: Number(id) }}>
          <div className={classNames(styles.phone, 'panel')}>
            <PhoneForm />
          </div>
        </BookingQuestions>
      </main>
    </RequirePerson>
  );
}

function ByLink() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = /^#(\d{1,10}\.[\w-]{43})$/.exec(hash)?.[1];
  if (!isHydrated) return <CentredSpinner label="Loading the questions" />;
  if (token === undefined)
    return (
      <EmptyState
        title="This link isn’t complete"
        text="Open it from the email again, or answer the questions on My Bookings."
        level={1}
      />
    );
  return <BookingQuestions key={token} source={{ kind: 'link', token }} />;
}

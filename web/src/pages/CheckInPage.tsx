import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../api/api-error';
import { useAuth } from '../auth/AuthProvider';
import { RequireRole } from '../auth/guards';
import { CheckIn } from '../features/check-in/CheckIn';
import { classNames } from '../ui/class-names';
import styles from './CheckInPage.module.css';
import { NotFoundPage } from './NotFoundPage';

/** /organizer/check-in/:id: checks people in to one event, for its organizer and admins. */
export function CheckInPage() {
  useDocumentOfItsOwn();
  const { id = '' } = useParams();
  const { user, error } = useAuth();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  const screen = (
    <main className={classNames(styles.page, 'container')}>
      <CheckIn eventId={Number(id)} />
    </main>
  );
  // Offline, we can't check who's signed in. The list on this device was given to someone who may check people in.
  const isUnreachable = error !== null && !(error instanceof ApiError);
  if (!user && isUnreachable) return screen;
  return <RequireRole roles={['organizer', 'admin']}>{screen}</RequireRole>;
}

/**
 * Reloads the page if it was reached without a full page load: that document may not use the camera and isn't cached for
 * offline use (docs/decisions/0008-offline-check-in.md).
 */
function useDocumentOfItsOwn(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const isElsewhere = loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
    if (isElsewhere && navigator.onLine) window.location.reload();
  }, []);
}

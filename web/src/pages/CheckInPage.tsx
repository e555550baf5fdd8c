import type { User } from '@ascendant/contract/account';
import { isCalendarDay } from '@ascendant/domain/calendar-day';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../api/api-error';
import { useAuth } from '../auth/AuthProvider';
import { CentredSpinner } from '../auth/CentredSpinner';
import { RequireRole } from '../auth/guards';
import { CheckIn } from '../features/check-in/CheckIn';
import { Gate } from '../features/check-in/Gate';
import { useShellKept } from '../features/check-in/keep-shell';
import { DaySheets } from '../features/field-sheet/DaySheets';
import { FieldSheet } from '../features/field-sheet/FieldSheet';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { useHydrated } from '../ui/late/use-hydrated';
import styles from './CheckInPage.module.css';
import { NotFoundPage } from './NotFoundPage';

/**
 * /organizer/check-in/:id: checks people in to one event, for its organization's people and admins, and for phones with a check-in link, whose
 * dates are at /organizer/check-in/gate; with ?sheet=1 the date's field sheet, or those of a day in place of the id. One page, so that a device that has kept it has all of it offline.
 */
export function CheckInPage() {
  useDocumentOfItsOwn();
  const { id = '' } = useParams();
  const { user, error } = useAuth();
  const [params] = useSearchParams();
  if (id === 'gate' || params.has('gate')) return <GateScreen id={id} />;
  const isSheet = params.has('sheet');
  const isOfDay = isSheet && isCalendarDay(id);
  if (!isOfDay && !/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  const screen = (
    <main className={classNames(styles.page, 'container')} data-frame="none">
      {isOfDay ? (
        <DaySheets day={id} />
      ) : isSheet ? (
        <KeptSheet eventId={Number(id)} />
      ) : (
        <CheckIn
          eventId={Number(id)}
          back={user !== null && isGuide(user) ? backToDates : backToEvents}
          sheetPath={paths.fieldSheet(id)}
        />
      )}
    </main>
  );
  // Offline, we can't check who's signed in. The list on this device was given to someone who may check people in.
  const isUnreachable = error !== null && !(error instanceof ApiError);
  if (!user && isUnreachable) return screen;
  return <RequireRole roles={['organizer', 'manager', 'guide', 'admin']}>{screen}</RequireRole>;
}

/** The field sheet on a page that this device keeps, so that it opens offline even if check-in was never opened. */
function KeptSheet({ eventId }: { readonly eventId: number }) {
  useShellKept();
  return <FieldSheet eventId={eventId} />;
}

const backToEvents = { to: paths.organizerEvents, label: 'Your events' };
const backToDates = { to: paths.organizerDates, label: 'Calendar' };

function isGuide({ organization }: User): boolean {
  return organization?.role === 'guide';
}

/** What a phone with a check-in link shows: its dates, or check-in for one of them. */
function GateScreen({ id }: { readonly id: string }) {
  const isHydrated = useHydrated();
  return (
    <main className={classNames(styles.page, 'container')} data-frame="none">
      {isHydrated ? <Gate eventId={id === 'gate' ? null : Number(id)} /> : <CentredSpinner label="Loading" />}
    </main>
  );
}

/**
 * Reloads the page if it was reached without a full page load: that document may not use the camera and isn't cached for
 * offline use (docs/archive/decisions/0008-offline-check-in.md).
 */
function useDocumentOfItsOwn(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const isElsewhere = loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
    if (isElsewhere && navigator.onLine) window.location.reload();
  }, []);
}

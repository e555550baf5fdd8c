import { useAuth } from '../../auth/AuthProvider';
import type { Departure } from '../../data/departures';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { timeText } from '../../ui/text/reader-form';

/** What can be done for a date: check-in, its field sheet, and for those who manage it a message to everyone. */
export function DepartureLinks({ date: { id, title, startTime } }: { readonly date: Departure }) {
  const { user } = useAuth();
  const which = `${title}, ${timeText(startTime)}`;
  return (
    <>
      <ButtonLink
        kind="primary"
        size="small"
        to={paths.checkIn(id)}
        reloadDocument
        aria-label={`Check-in for ${which}`}
      >
        Check-in
      </ButtonLink>
      <ButtonLink size="small" to={paths.fieldSheet(id)} reloadDocument aria-label={`Field sheet of ${which}`}>
        Field sheet
      </ButtonLink>
      {user?.organization?.role === 'guide' ? null : (
        <ButtonLink size="small" to={paths.eventMessages(id)} aria-label={`Message to everyone on ${which}`}>
          Message
        </ButtonLink>
      )}
    </>
  );
}

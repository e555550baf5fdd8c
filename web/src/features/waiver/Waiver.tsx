import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { openedWaiverQuery, type OpenedWaiver } from '../../data/waivers';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Note } from '../../ui/layout/Note';
import { Spinner } from '../../ui/layout/Spinner';
import { dayRange } from '../../ui/text/day-text';
import { PersonToSign } from './PersonToSign';
import styles from './Waiver.module.css';

/** The waiver of a booking, or of one person: who has signed, and the form to sign. @param token null without a link */
export function Waiver({ token }: { readonly token: string | null }) {
  const { data, error, refetch } = useQuery(openedWaiverQuery(token));
  if (token === null || (!data && error instanceof ApiError && error.status < 500))
    return (
      <EmptyState
        title="We don’t know this link"
        text="Open the link from the email again, or go to My Bookings."
        level={1}
      />
    );
  if (!data && error)
    return <ErrorState title="We couldn’t load the waiver" level={1} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the waiver" />;
  return <Opened token={token} opened={data} />;
}

function Opened({ token, opened }: { readonly token: string; readonly opened: OpenedWaiver }) {
  const { event, organizer, waiver, closed, people } = opened;
  const missing = people.filter(({ signed }) => signed === null).length;
  return (
    <div className="stack">
      <header className={styles.head}>
        <h1>{waiver?.title ?? 'Signed waivers'}</h1>
        <p className="muted">{event.title}</p>
        <p className="meta numeric">{`${dayRange(event.startDate, event.endDate)}, ${event.location}`}</p>
      </header>
      {closed === null ? (
        <p>
          {missing === 0
            ? 'Everyone here has signed. There’s nothing more to do.'
            : `${organizer === '' ? 'The organizer' : organizer} asks everyone who comes to read and sign this.`}
        </p>
      ) : (
        <Note as="p">{closed}</Note>
      )}
      {people.map((person) => (
        <PersonToSign
          key={person.position}
          token={token}
          person={person}
          waiver={closed === null ? waiver : null}
          isOnly={missing === 1 || people.length === 1}
        />
      ))}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError, errorSentence } from '../../api/api-error';
import { myBookingsQuery } from '../../data/bookings';
import { myWaitlistQuery, useLeaveWaitlist, type WaitlistEntry } from '../../data/waitlist';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { LeaveWaitlist } from './LeaveWaitlist';
import styles from './MyWaitlist.module.css';
import { OfferNote, TakeOffer } from './OfferNote';
import { aheadText, seatsLabel } from './waitlist-labels';

/** The user's waitlist entries. Shows nothing if there are none, or until the bookings below can be shown too. */
export function MyWaitlist() {
  const { data, isError, error, refetch } = useQuery(myWaitlistQuery);
  const bookings = useQuery(myBookingsQuery);
  if (bookings.isPending) return null;
  // The bookings below say that the server can't be reached.
  if (isError && !(error instanceof ApiError) && bookings.isError) return null;
  if (isError) {
    return (
      <p className="row wrap" role="alert">
        We couldn’t load your waitlist.
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.waitlist} aria-labelledby="my-waitlist">
      <h2 id="my-waitlist">Waitlist</h2>
      <ul>
        {data.map((entry) => (
          <Waiting key={entry.eventId} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ entry }: { readonly entry: WaitlistEntry }) {
  const leave = useLeaveWaitlist(entry.eventId);
  return (
    <li>
      <div>
        <h3>
          <Link className="link" to={paths.event(entry.eventId)}>
            {entry.eventTitle}
          </Link>
        </h3>
        {entry.offer ? (
          <OfferNote offer={entry.offer} />
        ) : (
          <p className="meta">{`${seatsLabel(entry.seats)}. ${aheadText(entry.ahead)}`}</p>
        )}
        {leave.isError ? <FieldError>{errorSentence(leave.error)}</FieldError> : null}
      </div>
      <p className="row wrap">
        <TakeOffer entry={entry} />
        <LeaveWaitlist entry={entry} isBusy={leave.isPending} onLeave={() => leave.mutate()} />
      </p>
    </li>
  );
}

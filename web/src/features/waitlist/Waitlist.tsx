import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorSentence } from '../../api/api-error';
import { myWaitlistQuery, useLeaveWaitlist, type WaitlistEntry } from '../../data/waitlist';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { Skeleton } from '../../ui/layout/Skeleton';
import { JoinWaitlist } from './JoinWaitlist';
import { LeaveWaitlist } from './LeaveWaitlist';
import { OfferNote, TakeOffer } from './OfferNote';
import { aheadText, seatsLabel } from './waitlist-labels';
import styles from './Waitlist.module.css';

/** The waitlist of a sold-out event: a way to join, or the user's position. */
export function Waitlist({ eventId, capacity }: { readonly eventId: number; readonly capacity: number }) {
  const { data, isPending, isError, refetch } = useQuery(myWaitlistQuery);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so focus moves here.
  const keepFocus = () => place.current?.focus();
  if (isPending) return <Skeleton shape="block" className={styles.skeleton} />;
  if (isError) {
    return (
      <div role="alert">
        <p>We couldn’t load the waitlist.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const entry = data.find((each) => each.eventId === eventId);
  return (
    <div ref={place} tabIndex={-1} className={styles.waitlist}>
      {entry ? (
        <PlaceInLine entry={entry} onLeft={keepFocus} />
      ) : (
        <JoinWaitlist eventId={eventId} capacity={capacity} onJoined={keepFocus} />
      )}
    </div>
  );
}

/** The user's position in line or their offer, with a way to leave. */
function PlaceInLine({ entry, onLeft }: { readonly entry: WaitlistEntry; readonly onLeft: () => void }) {
  const leave = useLeaveWaitlist(entry.eventId);
  return (
    <>
      {entry.offer ? <OfferNote offer={entry.offer} /> : <InLine entry={entry} />}
      <TakeOffer entry={entry} isLarge />
      <LeaveWaitlist
        entry={entry}
        isBusy={leave.isPending}
        onLeave={() => leave.mutate(undefined, { onSuccess: onLeft })}
      />
      {leave.isError ? <FieldError>{errorSentence(leave.error)}</FieldError> : null}
    </>
  );
}

function InLine({ entry }: { readonly entry: WaitlistEntry }) {
  return (
    <Note tone="info">
      <Icon name="clock" />
      <p>
        <b>You’re on the waitlist</b> <span>{`for ${seatsLabel(entry.seats)}. ${aheadText(entry.ahead)}`}</span>
      </p>
    </Note>
  );
}

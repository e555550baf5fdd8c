import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { myWaitlistQuery } from '../../data/waitlist';
import { Button } from '../../ui/button/Button';
import { Skeleton } from '../../ui/layout/Skeleton';
import { JoinWaitlist } from './JoinWaitlist';
import { PlaceInLine } from './PlaceInLine';
import styles from './Waitlist.module.css';

interface WaitlistProps {
  readonly eventId: number;
  readonly capacity: number;
}

/** The waitlist of a sold-out event: a way to join, or the user's position. */
export function Waitlist({ eventId, capacity }: WaitlistProps) {
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

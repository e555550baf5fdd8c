import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { formatCountdown, useSecondsLeft } from '../../ui/late/use-seconds-left';
import { Note } from '../../ui/layout/Note';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './BookingCard.module.css';

interface MoveToPayProps {
  readonly booking: Pick<MyBooking, 'id' | 'event'>;
  readonly move: NonNullable<MyBooking['moveToPay']>;
}

/** The dearer date whose seats are held until the difference is paid, and the way back to paying it. */
export function MoveToPay({ booking, move }: MoveToPayProps) {
  const { eventId, seats, heldUntil, ...start } = move;
  const seconds = useSecondsLeft(Date.parse(heldUntil));
  if (seconds === 0) return null;
  return (
    <Note tone="fair" className={styles.question}>
      <div>
        <p role="timer">
          <span>{`${seats === 1 ? 'Your seat' : `Your ${seats} seats`} on ${dayAndTime(start, 'short')} ${seats === 1 ? 'is' : 'are'} held for`}</span>{' '}
          <b className="numeric">{formatCountdown(seconds)}</b>
        </p>
        <p>Your booking stays as it is until you’ve paid the difference.</p>
      </div>
      <ButtonLink kind="primary" size="small" to={paths.payForMove(booking.id, eventId)}>
        <span>Finish paying</span>
        <span className="visually-hidden">{` to change the date of ${booking.event.title}`}</span>
      </ButtonLink>
    </Note>
  );
}

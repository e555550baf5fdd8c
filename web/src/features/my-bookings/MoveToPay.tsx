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
  return (
    <HeldToPay
      seats={seats}
      heldUntil={heldUntil}
      where={` on ${dayAndTime(start, 'short')}`}
      until="Your booking stays as it is until you’ve paid the difference."
      to={paths.payForMove(booking.id, eventId)}
      what={` to change the date of ${booking.event.title}`}
    />
  );
}

interface PeopleToPayProps {
  readonly booking: Pick<MyBooking, 'id' | 'event'>;
  readonly toPay: NonNullable<MyBooking['peopleToPay']>;
}

/** The people whose seats are held until they're paid for, and the way back to paying. */
export function PeopleToPay({ booking, toPay: { attendees, heldUntil } }: PeopleToPayProps) {
  return (
    <HeldToPay
      seats={attendees.length}
      heldUntil={heldUntil}
      where=" for who you’re adding"
      until="They join your booking when you’ve paid."
      to={paths.payForPeople(booking.id)}
      what={` for who you’re adding to ${booking.event.title}`}
    />
  );
}

interface HeldToPayProps {
  readonly seats: number;
  readonly heldUntil: string;
  readonly where: string;
  readonly until: string;
  readonly to: string;
  /** After 'Finish paying', for screen readers. */
  readonly what: string;
}

function HeldToPay({ seats, heldUntil, where, until, to, what }: HeldToPayProps) {
  const seconds = useSecondsLeft(Date.parse(heldUntil));
  if (seconds === 0) return null;
  return (
    <Note tone="fair" className={styles.question}>
      <div>
        <p role="timer">
          <span>{`${seats === 1 ? 'Your seat' : `Your ${seats} seats`}${where} ${seats === 1 ? 'is' : 'are'} held for`}</span>{' '}
          <b className="numeric">{formatCountdown(seconds)}</b>
        </p>
        <p>{until}</p>
      </div>
      <ButtonLink kind="primary" size="small" to={to}>
        <span>Finish paying</span>
        <span className="visually-hidden">{what}</span>
      </ButtonLink>
    </Note>
  );
}

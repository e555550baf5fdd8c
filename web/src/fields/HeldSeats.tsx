import { useState } from 'react';
import { paths } from '../paths';
import { copyKey } from '../storage/booking-keys';
import { permanentStorage } from '../storage/browser-storage';
import { ButtonLink } from '../ui/button/Button';
import { formatCountdown, useSecondsLeft } from '../ui/late/use-seconds-left';

/** Seats of an event that are held for the user until they've paid for them. */
export interface SeatsToPay {
  readonly bookingId: number;
  readonly seats: number;
  /** Milliseconds since 1970. */
  readonly untilMs: number;
}

interface HeldSeatsProps {
  readonly held: SeatsToPay;
  readonly size?: 'large' | 'small';
}

/** 'Your 3 seats are held for 13:10', and the way back to paying. Only the device where the booking was begun has what its checkout needs. */
export function HeldSeats({ held: { bookingId, seats, untilMs }, size }: HeldSeatsProps) {
  const seconds = useSecondsLeft(untilMs);
  const [canPay] = useState(() => permanentStorage.read(copyKey(bookingId)) !== null);
  return (
    <>
      <p role="timer">
        <span>{seats === 1 ? 'Your seat is held for' : `Your ${seats} seats are held for`}</span>{' '}
        <b className="numeric">{formatCountdown(seconds)}</b>{' '}
        {canPay ? null : <span>on the device where you began to book</span>}
      </p>
      {canPay ? (
        <ButtonLink kind="primary" to={paths.checkoutOf(bookingId)} size={size} block={size === 'large'}>
          Finish paying
        </ButtonLink>
      ) : null}
    </>
  );
}

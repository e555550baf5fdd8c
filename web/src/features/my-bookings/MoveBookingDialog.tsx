import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { moveQuery, useMoveBooking } from '../../data/booking-move';
import { useAllEventDates } from '../../data/event-dates';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { dayRange, localDay } from '../../ui/text/day-text';
import { timesText } from '../../ui/text/time-text';
import styles from './MoveBookingDialog.module.css';
import { MoveDates } from './MoveDates';
import { MoveTerms } from './MoveTerms';

type Booked = Pick<MyBooking, 'id' | 'event' | 'attendees'>;

/** Moves a booking to another date of its event, and says exactly what that costs before it's done. The amounts are the server's. */
export function MoveBookingDialog({ booking, onClose }: { readonly booking: Booked; readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { asked, submit, move } = useMove(booking, chosen, onClose);
  const { data: quote, isError, error } = asked;
  const choose = (eventId: number) => {
    move.reset();
    setChosen(eventId);
  };
  const isStuck = quote !== undefined && quote.until === null;
  const isDearer = quote !== undefined && fromWire(quote.charge) > 0;
  const canMove = chosen !== null && quote?.eventId === chosen && quote.refusal === null;
  return (
    <Dialog
      onClose={onClose}
      title="Change date"
      width="wide"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Keep your date</Button>
          {canMove && isDearer ? (
            <ButtonLink kind="primary" to={paths.payForMove(booking.id, chosen)}>
              {`Pay ${formatDollars(fromWire(quote.charge))} and move`}
            </ButtonLink>
          ) : canMove ? (
            <Button kind="primary" busy={move.isPending && 'Moving...'} onClick={submit}>
              Move booking
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.body}>
        <p>
          <b>{booking.event.title}</b>
          <span className="meta numeric">
            {` Booked for ${dayRange(booking.event.startDate, booking.event.endDate, 'short')}, ${timesText(booking.event)}`}
          </span>
        </p>
        {isStuck ? <p>{quote.refusal}</p> : <Dates booking={booking} chosen={chosen} onChoose={choose} />}
        <div className={styles.terms} aria-live="polite" aria-busy={chosen !== null && asked.isFetching}>
          {chosen === null || isStuck || isError ? null : asked.isFetching ? (
            <Skeleton shape="block" className={styles.skeleton} />
          ) : (
            <MoveTerms quote={quote} />
          )}
          {!quote && isError ? <FieldError>{errorSentence(error)}</FieldError> : null}
          {move.isError ? <FieldError>{errorSentence(move.error)}</FieldError> : null}
        </div>
      </div>
    </Dialog>
  );
}

interface DatesProps {
  readonly booking: Booked;
  readonly chosen: number | null;
  readonly onChoose: (eventId: number) => void;
}

/** The other dates with enough seats. */
function Dates({ booking: { event, attendees }, chosen, onChoose }: DatesProps) {
  const [today] = useState(() => localDay(new Date()));
  const { dates, isPending, failed, retry } = useAllEventDates(event.id, { party: undefined, today });
  const seats = attendees.filter(({ cancelledAt }) => !cancelledAt).length;
  const open = dates.filter((date) => date.id !== event.id && date.status === 'published' && date.seatsLeft >= seats);
  if (failed) return <ErrorState onRetry={retry} title="We couldn’t load the dates" />;
  if (isPending) return <Skeleton shape="block" className={styles.skeleton} />;
  if (open.length === 0)
    return <p>{seats === 1 ? 'No other date has a seat left.' : `No other date has ${seats} seats left.`}</p>;
  return <MoveDates dates={open} chosen={chosen} onChoose={onChoose} />;
}

/** What the server says about the chosen date, and the request to move there. */
function useMove(booking: Booked, chosen: number | null, onDone: () => void) {
  const asked = useQuery(moveQuery(booking.id, chosen));
  const move = useMoveBooking();
  const { refund = '' } = asked.data ?? {};
  const submit = () => {
    if (chosen === null) return;
    const order = { bookingId: booking.id, fromEventId: booking.event.id, eventId: chosen, refund };
    move.mutate(order, { onSuccess: onDone, onError: () => void asked.refetch() });
  };
  return { asked, submit, move };
}

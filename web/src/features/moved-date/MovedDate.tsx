import { moveTermsText } from '@ascendant/domain/booking/move-answer';
import { useQuery } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../../api/api-error';
import { dateMoveQuery, useTakeMovedDate, type DateMove } from '../../data/date-move';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { dayRange, dayWithWeekday } from '../../ui/text/day-text';
import { startText, timesText } from '../../ui/text/time-text';
import styles from './MovedDate.module.css';

/** A booking whose date was moved: when it was, when it is, and what can be chosen. */
export function MovedDate({ token }: { readonly token: string }) {
  const { data, error, refetch } = useQuery(dateMoveQuery(token));
  if (data !== undefined) return <Known token={token} move={data} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return <EmptyState title="This link doesn’t work" text={errorSentence(error)} level={1} />;
  if (error !== null)
    return <ErrorState title="We couldn’t load your booking" level={1} onRetry={() => void refetch()} />;
  return <Spinner label="Loading your booking" />;
}

interface KnownProps {
  readonly token: string;
  readonly move: DateMove;
  readonly onStale: () => void;
}

function Known({ token, move, onStale }: KnownProps) {
  const { event, booked, reference, state } = move;
  return (
    <>
      <h1>{headings[state]}</h1>
      <p className="lede">{event.title}</p>
      <dl className={styles.facts}>
        <div>
          <dt>New date</dt>
          <dd className="numeric">{`${newDays(event)}, ${timesText(event)}`}</dd>
        </div>
        <div>
          <dt>You booked</dt>
          <dd className="numeric">{startText({ ...booked, timezone: event.timezone })}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>{event.location}</dd>
        </div>
        <div>
          <dt>Booking</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      {state === 'open' ? <Choices token={token} move={move} onStale={onStale} /> : <Answered move={move} />}
    </>
  );
}

/** With the weekday, which decides whether someone can come; a range of days has none. */
function newDays({ startDate, endDate }: DateMove['event']): string {
  return startDate === endDate ? dayWithWeekday(startDate, 'long') : dayRange(startDate, endDate, 'long');
}

const headings: Readonly<Record<DateMove['state'], string>> = {
  open: 'Can you come on the new date?',
  taken: 'You’re coming on the new date',
  late: 'This date has begun',
  ended: 'This booking has ended',
};

function Choices({ token, move, onStale }: KnownProps) {
  const { bookingId, event, answerDay, hasOtherDates, isFree } = move;
  const { mutate, isPending, error } = useTakeMovedDate(token);
  const { startDate, startTime } = event;
  const take = () => mutate({ startDate, startTime }, { onError: onStale });
  return (
    <>
      <p>{moveTermsText({ day: answerDay && dayWithWeekday(answerDay), isFree })}</p>
      <div className={styles.choices}>
        <Button kind="primary" onClick={take} busy={isPending && 'Saving...'}>
          Take the new date
        </Button>
        {hasOtherDates ? (
          <ButtonLink kind="secondary" to={paths.changeDateOf(bookingId)}>
            Choose another date
          </ButtonLink>
        ) : null}
        <ButtonLink kind="secondary" to={paths.cancelBookingOf(bookingId)}>
          {isFree ? 'Cancel your booking' : 'Get your money back'}
        </ButtonLink>
      </div>
      <p className="meta">To choose another date or cancel, you’ll sign in first.</p>
      {error === null ? null : <FieldError>{errorSentence(error)}</FieldError>}
    </>
  );
}

const texts: Readonly<Record<Exclude<DateMove['state'], 'open'>, string>> = {
  taken: 'Your seats and tickets are for the new date. The tickets you have already are still valid.',
  late: 'You’ve kept your seats and tickets. The tickets you have already are still valid.',
  ended: 'It was cancelled. My Bookings shows whether there’s a refund on its way.',
};

function Answered({ move: { state } }: Pick<KnownProps, 'move'>) {
  return (
    <div className={styles.answered}>
      <p>{state === 'open' ? null : texts[state]}</p>
      <ButtonLink kind="secondary" to={paths.myBookings}>
        See your bookings
      </ButtonLink>
    </div>
  );
}

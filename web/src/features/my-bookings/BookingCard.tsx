import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { moveTermsText } from '@ascendant/domain/booking/move-answer';
import { bookingStatusLabel, moneyNote, paymentStatusLabel } from '@ascendant/domain/booking/status-label';
import { durationLabel } from '@ascendant/domain/event/duration-badge';
import { tierName } from '@ascendant/domain/pricing/tier';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Badge, StatusBadge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { Plate } from '../../ui/layout/Plate';
import { dayRange, dayText, dayWithWeekday, localDay } from '../../ui/text/day-text';
import { timesText } from '../../ui/text/time-text';
import { BookingActions } from './BookingActions';
import styles from './BookingCard.module.css';
import { BookingDetails } from './BookingDetails';
import { freeCancellationText } from './free-cancellation-text';
import { MoveToPay, PeopleToPay } from './MoveToPay';
import { TicketList } from './TicketList';

interface BookingCardProps {
  readonly booking: MyBooking;
  /** Shown from this device, without a network. */
  readonly isSaved: boolean;
  readonly showsTickets: boolean;
  readonly onToggleTickets: () => void;
}

/** One booking: the event, attendees, price and actions. */
export function BookingCard({ booking, isSaved, showsTickets, onToggleTickets }: BookingCardProps) {
  const { event } = booking;
  return (
    <article className={styles.booking} aria-labelledby={`booking-${booking.id}`}>
      {event.imageUrl === null ? (
        <span className={styles.noPlate} />
      ) : (
        <Plate className={styles.plate}>
          <img src={event.imageUrl} alt="" width="900" height="600" loading="lazy" />
        </Plate>
      )}
      <div className={styles.head}>
        <Badges booking={booking} />
        <h3 id={`booking-${booking.id}`}>
          <Link to={paths.event(event.id)}>{event.title}</Link>
        </h3>
        <WhenAndWhere event={event} />
        <MovedNote booking={booking} />
        {booking.moveToPay && !isSaved ? <MoveToPay booking={booking} move={booking.moveToPay} /> : null}
        {booking.peopleToPay && !isSaved ? <PeopleToPay booking={booking} toPay={booking.peopleToPay} /> : null}
        <MoneyNote booking={booking} />
        <p className="meta numeric">
          <span>{`${event.category.name} · ${durationLabel(event.duration)} · Booked ${bookedOn(booking.bookedAt)} ·`}</span>{' '}
          <span className="reference">{booking.reference}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <BookingActions
          booking={booking}
          isSaved={isSaved}
          showsTickets={showsTickets}
          onToggleTickets={onToggleTickets}
        />
      </div>
      {showsTickets && booking.status === 'confirmed' ? (
        <div className={styles.tickets} id={`tickets-${booking.id}`}>
          <TicketList booking={booking} canSend={!isSaved} />
        </div>
      ) : null}
      <div className={styles.details}>
        <BookingDetails booking={booking} isSaved={isSaved} />
      </div>
    </article>
  );
}

function Badges({ booking }: { readonly booking: MyBooking }) {
  return (
    <p className={classNames(styles.badges, 'row wrap')}>
      <StatusBadge {...bookingStatusLabel(booking.status)} />
      <StatusBadge {...paymentStatusLabel(booking.paymentStatus, booking)} />
      <Badge tone={booking.pricingTier.tierType === 'early_bird' ? 'sunrise' : 'outlined'}>
        {tierName(booking.pricingTier.tierType)}
      </Badge>
    </p>
  );
}

/** What became of its date, and what they can do about it. */
function MovedNote({
  booking: { event, moveAnswer, freeCancellationUntil, quote },
}: Pick<BookingCardProps, 'booking'>) {
  const isFree = fromWire(quote.total) === 0;
  if (moveAnswer) return <MoveQuestion {...moveAnswer} isFree={isFree} event={event} />;
  if (!freeCancellationUntil || isFree) return null;
  return (
    <Note as="p" tone="info" className={styles.moved}>
      {freeCancellationText(freeCancellationUntil, event)}
    </Note>
  );
}

function MoneyNote({ booking }: Pick<BookingCardProps, 'booking'>) {
  const note = moneyNote(booking);
  return note === null ? null : <p className={styles.moneyNote}>{note}</p>;
}

function WhenAndWhere({ event }: { readonly event: MyBooking['event'] }) {
  return (
    <p className={classNames(styles.whenWhere, 'meta row wrap numeric')}>
      <span className="row">
        <Icon name="cal" size="small" />
        <span>{dayRange(event.startDate, event.endDate, 'short')}</span>
      </span>
      <span className="row">
        <Icon name="clock" size="small" />
        <span>{timesText(event)}</span>
      </span>
      <span className="row">
        <Icon name="pin" size="small" />
        <span>{event.location}</span>
      </span>
    </p>
  );
}

/** The day it was booked, in the user's time zone. */
function bookedOn(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : dayText(localDay(date), 'short');
}

interface MoveQuestionProps {
  /** The day by which the organizer asks for an answer, if any. */
  readonly day: string | null;
  /** The secret of the link. */
  readonly link: string;
  readonly isFree: boolean;
  readonly event: MyBooking['event'];
}

/** Asks whether they come on the day that their date was moved to. */
function MoveQuestion({ day, link, isFree, event }: MoveQuestionProps) {
  return (
    <Note tone="fair" className={styles.question}>
      <p>{`The organizer moved this date. ${moveTermsText({ day: day && dayWithWeekday(day), isFree })}`}</p>
      <ButtonLink kind="primary" size="small" to={`${paths.movedDate}#${link}`}>
        <span>Answer</span>
        <span className="visually-hidden">{` about ${event.title}`}</span>
      </ButtonLink>
    </Note>
  );
}

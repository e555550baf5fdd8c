import { Link } from 'react-router';
import type { MyBooking } from '@ascendant/contract/booking';
import { bookingStatusLabel, paymentStatusLabel } from '@ascendant/domain/booking/status-label';
import { durationLabel } from '@ascendant/domain/event/duration-badge';
import { tierName } from '@ascendant/domain/pricing/tier';
import { paths } from '../../paths';
import { dayInWords, dayRange } from '../../ui/day-words';
import { Icon } from '../../ui/Icon';
import { localDay } from '../../ui/local-day';
import { StatusBadge } from '../../ui/StatusBadge';
import { BookingActions } from './BookingActions';
import { PriceLines } from './PriceLines';
import { TicketList } from './TicketList';

interface BookingCardProps {
  readonly booking: MyBooking;
  readonly showsTickets: boolean;
  readonly onToggleTickets: () => void;
}

/** One booking: the event, attendees, price and actions. */
export function BookingCard({ booking, showsTickets, onToggleTickets }: BookingCardProps) {
  const { event } = booking;
  return (
    <article className="booking" aria-labelledby={`booking-${booking.id}`}>
      {event.imageUrl === null ? (
        <span className="no-plate" />
      ) : (
        <div className="plate">
          <img src={event.imageUrl} alt="" width="900" height="600" loading="lazy" />
        </div>
      )}
      <div>
        <Badges booking={booking} />
        <h3 id={`booking-${booking.id}`}>
          <Link to={paths.event(event.id)}>{event.title}</Link>
        </h3>
        <WhenAndWhere event={event} />
        <p className="meta num">
          {event.category.name} · {durationLabel(event.duration)} · Booked {bookedOn(booking.bookedAt)} ·{' '}
          <span className="nowrap">{booking.reference}</span>
        </p>
        <div className="booking-details">
          <Attendees attendees={booking.attendees} />
          <div>
            <h4 className="label">Price</h4>
            <PriceLines quote={booking.quote} discountCode={booking.discountCode} />
          </div>
        </div>
      </div>
      <BookingActions booking={booking} showsTickets={showsTickets} onToggleTickets={onToggleTickets} />
      {showsTickets ? (
        <div className="booking-tickets" id={`tickets-${booking.id}`}>
          <TicketList booking={booking} />
        </div>
      ) : null}
    </article>
  );
}

function Badges({ booking }: { readonly booking: MyBooking }) {
  return (
    <p className="row wrapit badges">
      <StatusBadge {...bookingStatusLabel(booking.status)} />
      <StatusBadge {...paymentStatusLabel(booking.paymentStatus)} />
      <span className={booking.pricingTier.tierType === 'early_bird' ? 'badge sun' : 'badge line'}>
        {tierName(booking.pricingTier.tierType)}
      </span>
    </p>
  );
}

function WhenAndWhere({ event }: { readonly event: MyBooking['event'] }) {
  return (
    <p className="meta row wrapit num when-where">
      <span className="row">
        <Icon name="cal" size="s" />
        {dayRange(event.startDate, event.endDate, 'short')}
      </span>
      <span className="row">
        <Icon name="clock" size="s" />
        {event.startTime} to {event.endTime}
      </span>
      <span className="row">
        <Icon name="pin" size="s" />
        {event.location}
      </span>
    </p>
  );
}

function Attendees({ attendees }: Pick<MyBooking, 'attendees'>) {
  return (
    <div>
      <h4 className="label">Attendees</h4>
      <ul>
        {attendees.map(({ type, id, name, age, isChild }) => (
          <li key={`${type}-${id}`} className="row between">
            <span>{name}</span>
            <span className="row">
              <span className="meta num">{age}</span>
              <span className={isChild ? 'badge info' : 'badge'}>{isChild ? 'Child' : 'Adult'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The day it was booked, in the user's time zone. */
function bookedOn(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : dayInWords(localDay(date), 'short');
}

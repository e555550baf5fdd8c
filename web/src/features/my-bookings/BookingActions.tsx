import { useState } from 'react';
import { Link } from 'react-router';
import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { readPendingBooking } from '../../storage/pending-booking';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { TicketsPdfLink } from './TicketsPdfLink';

interface BookingActionsProps {
  readonly booking: MyBooking;
  readonly showsTickets: boolean;
  readonly onToggleTickets: () => void;
}

/** What can be done about a booking in its state. */
export function BookingActions({ booking, showsTickets, onToggleTickets }: BookingActionsProps) {
  const canPay = useCanPay(booking);
  if (booking.status === 'confirmed' && booking.tickets.length > 0) {
    return (
      <div className="booking-actions">
        <Button
          block
          onClick={onToggleTickets}
          aria-expanded={showsTickets}
          aria-controls={showsTickets ? `tickets-${booking.id}` : undefined}
        >
          <Icon name="ticket" />
          {showsTickets ? 'Hide tickets' : 'Show tickets'}
        </Button>
        <TicketsPdfLink booking={booking} className="btn btn-ghost btn-block" />
      </div>
    );
  }
  return (
    <div className="booking-actions">
      {canPay ? (
        <Link className="btn btn-primary btn-block" to={paths.checkout}>
          Finish paying
        </Link>
      ) : null}
      {booking.status === 'cancelled' ? (
        <Link className="btn btn-ghost btn-sm btn-block" to={paths.event(booking.event.id)}>
          Book again
        </Link>
      ) : null}
    </div>
  );
}

/** An unpaid booking can be paid where it was begun: its data is kept on that machine only. */
function useCanPay({ status, event }: MyBooking): boolean {
  const [pending] = useState(() => readPendingBooking(new Date()));
  return status === 'pending' && pending.kind === 'found' && pending.booking.eventId === event.id;
}

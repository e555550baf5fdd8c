import { fromWire } from '@ascendant/contract/money';
import type { TicketState } from '@ascendant/domain/booking/check-in';
import { bookingStatusLabel, paymentStatusLabel, type StatusLabel } from '@ascendant/domain/booking/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { Button } from '../../ui/Button';
import { instantInWords } from '../../ui/instant-words';
import { StatusBadge } from '../../ui/StatusBadge';
import type { EventBooking } from '../../data/event-bookings';
import { canRefund } from './refund-choice';

interface BookingTableProps {
  readonly bookings: readonly EventBooking[];
  readonly onRefund: (booking: EventBooking) => void;
}

/** Bookings with their attendees; on a phone, a list of labels and values. */
export function BookingTable({ bookings, onRefund }: BookingTableProps) {
  return (
    <table className="table fold">
      <caption className="vh">Bookings for this event</caption>
      <thead>
        <tr>
          <th scope="col">Attendees</th>
          <th scope="col">Booking</th>
          <th scope="col">Status</th>
          <th scope="col" className="n">
            Amount
          </th>
          <th scope="col">
            <span className="vh">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id}>
            <td className="head">
              <Attendees booking={booking} />
            </td>
            <td data-l="Booking">
              <Reference booking={booking} />
            </td>
            <td data-l="Status">
              <Status booking={booking} />
            </td>
            <td data-l="Amount" className="n">
              <Amount booking={booking} />
            </td>
            <td className="n">
              {canRefund(booking) ? (
                <Button
                  size="sm"
                  onClick={() => onRefund(booking)}
                  aria-label={`${actionOf(booking)} ${booking.reference}`}
                >
                  {actionOf(booking)}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reference({ booking }: { readonly booking: EventBooking }) {
  return (
    <span>
      <span className="num nowrap">{booking.reference}</span>
      <span className="meta num below">{instantInWords(booking.bookedAt)}</span>
    </span>
  );
}

function Attendees({ booking }: { readonly booking: EventBooking }) {
  return (
    <ul className="who-comes">
      {booking.attendees.map(({ name, isChild, ticket }, position) => (
        // Two attendees may have the same name; their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={position} className="row wrapit">
          <b>{name}</b>
          <span className={isChild ? 'badge info' : 'badge'}>{isChild ? 'Child' : 'Adult'}</span>
          {ticket === null ? null : <StatusBadge {...ticketLabels[ticket]} />}
        </li>
      ))}
    </ul>
  );
}

const ticketLabels: Readonly<Record<TicketState, StatusLabel>> = {
  valid: { text: 'Ticket valid', tone: 'plain' },
  checked_in: { text: 'Checked in', tone: 'good' },
  void: { text: 'Ticket void', tone: 'poor' },
};

function Status({ booking }: { readonly booking: EventBooking }) {
  return (
    <span className="row wrapit statuses">
      <StatusBadge {...bookingStatusLabel(booking.status)} />
      {fromWire(booking.total) > 0 ? <StatusBadge {...paymentStatusLabel(booking.paymentStatus)} /> : null}
      {booking.disputed ? <StatusBadge text="Disputed" tone="poor" /> : null}
    </span>
  );
}

function Amount({ booking }: { readonly booking: EventBooking }) {
  const [total, refunded] = [fromWire(booking.total), fromWire(booking.refunded)];
  return (
    <span>
      {amountOrFree(total)}
      {refunded > 0 ? <span className="meta num below">−{formatDollars(refunded)} refunded</span> : null}
    </span>
  );
}

function actionOf({ total }: EventBooking): string {
  return fromWire(total) === 0 ? 'Cancel' : 'Refund';
}

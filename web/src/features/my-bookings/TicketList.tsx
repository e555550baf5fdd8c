import type { MyBooking } from '@ascendant/contract/booking';
import { TicketCard } from './TicketCard';

/** All tickets of a booking, one for each attendee. */
export function TicketList({ booking }: { readonly booking: MyBooking }) {
  return (
    <>
      <div className="tickets">
        {booking.tickets.map((ticket, index) => (
          <TicketCard key={ticket.code} booking={booking} index={index} />
        ))}
      </div>
      <p className="meta tickets-note">Show the code on your phone or print it. Each code works once.</p>
    </>
  );
}

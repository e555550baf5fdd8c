import type { MyBooking } from '@ascendant/contract/booking';
import { classNames } from '../../ui/class-names';
import { TicketCard } from './TicketCard';
import styles from './TicketList.module.css';

interface TicketListProps {
  readonly booking: MyBooking;
  /** Whether each can be passed on to its person here. */
  readonly canSend?: boolean;
}

/** All tickets of a booking, one for each attendee. */
export function TicketList({ booking, canSend = false }: TicketListProps) {
  return (
    <>
      <div className={styles.tickets}>
        {booking.tickets.map((ticket, index) => (
          <TicketCard key={ticket.code} booking={booking} index={index} canSend={canSend} />
        ))}
      </div>
      <p className={classNames(styles.note, 'meta')}>Show the code on your phone or print it. Each code works once.</p>
    </>
  );
}

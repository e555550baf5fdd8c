import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { Icon } from '../../ui/layout/Icon';

interface TicketsPdfLinkProps {
  readonly booking: Pick<MyBooking, 'id' | 'tickets' | 'event'>;
  readonly className: string;
}

/** The tickets as a PDF to print or save, one page for each attendee. */
export function TicketsPdfLink({ booking, className }: TicketsPdfLinkProps) {
  const isOne = booking.tickets.length === 1;
  return (
    <a className={className} href={paths.ticketsPdf(booking.id)} download>
      <Icon name="down2" size="small" />
      <span>{isOne ? 'Download ticket (PDF)' : 'Download tickets (PDF)'}</span>
      <span className="visually-hidden">{` for ${booking.event.title}`}</span>
    </a>
  );
}

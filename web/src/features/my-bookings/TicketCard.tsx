import type { MyBooking } from '@ascendant/contract/booking';
import { spokenCheckInCode } from '@ascendant/domain/booking/ticket-code';
import { kindOfTicket } from '@ascendant/domain/pricing/party-label';
import { tierName } from '@ascendant/domain/pricing/tier';
import { Facts } from '../../ui/table/Facts';
import { momentText, startText } from '../../ui/text/time-text';
import { SendTicket } from './SendTicket';
import styles from './TicketCard.module.css';
import { WalletLinks } from './WalletLinks';

interface TicketCardProps {
  readonly booking: MyBooking;
  /** From 0. */
  readonly index: number;
  /** Whether it can be passed on, which needs a network. */
  readonly canSend: boolean;
}

/** One attendee's ticket. Its code works once. */
export function TicketCard({ booking, index, canSend }: TicketCardProps) {
  const { event, tickets, attendees, reference, pricingTier } = booking;
  const ticket = tickets[index];
  if (!ticket) return null;
  const position = ticket.position ?? index;
  const kind = kindOfTicket(attendees[position] ?? { isChild: false });
  return (
    <article className={styles.ticket}>
      <div className={styles.code}>
        <img src={ticket.qrUrl} width="168" height="168" alt={`Ticket code for ${ticket.attendeeName}`} />
      </div>
      <div className={styles.body}>
        <p className="meta">{`Ticket ${index + 1} of ${tickets.length}`}</p>
        <h3>{ticket.attendeeName}</h3>
        <Facts>
          <Fact label="Event" value={event.title} />
          <Fact label="Starts" value={startText(event)} />
          <Fact label="Location" value={event.location} />
          <Fact
            label={`${kind}, ${tierName(pricingTier.tierType)}`}
            value={`${reference}-${String(position + 1).padStart(2, '0')}`}
          />
          {attendees[position]?.extras ? <Fact label="With" value={attendees[position].extras} /> : null}
          <Fact label="Check-in code" value={spokenCheckInCode(ticket.checkInCode)} />
        </Facts>
        {ticket.checkedInAt === null ? null : (
          <p className="meta">{`Checked in ${momentText(ticket.checkedInAt, event)}`}</p>
        )}
        {canSend ? (
          <p className="row wrap">
            <SendTicket booking={booking} ticket={ticket} position={position} />
            <WalletLinks booking={booking} ticket={ticket} position={position} />
          </p>
        ) : null}
      </div>
    </article>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

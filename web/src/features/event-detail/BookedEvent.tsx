import type { EventDetail } from '@ascendant/contract/event';
import { partyPrice, saleOf } from '@ascendant/contract/event-sale';
import { partyCountOf, partyTaken } from '@ascendant/domain/booking/party-count';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventDetailQuery } from '../../data/event';
import { countParameter } from '../../fields/party-address';
import { paths } from '../../paths';
import { siteCurrency } from '../../ui/text/site-currency';
import { startText } from '../../ui/text/time-text';
import styles from './BookedEvent.module.css';

interface BookedEventProps {
  readonly id: string;
  /** The query of the booking’s address, which has the party; null without one. */
  readonly party: string | null;
  /** It's loaded late, as a dialog is, and never closed. */
  readonly onClose: () => void;
}

/** What's being booked, for those who sign in first. */
export function BookedEvent({ id, party }: BookedEventProps) {
  const { data: event } = useQuery(eventDetailQuery(id));
  if (!event) return null;
  return (
    <section className={styles.event} aria-label="What you’re booking">
      <img src={event.imageUrl} width="96" height="64" alt="" />
      <div>
        <b>{event.title}</b>
        <p className="meta numeric">{startText(event)}</p>
        {saleOf(event).isOpen ? <p className="meta numeric">{totalText(event, party)}</p> : null}
        <Link className="link meta" to={paths.event(event.id)}>
          Look at it first
        </Link>
      </div>
    </section>
  );
}

/** '2 adults, 1 child: $426.44 USD with fee and tax' */
function totalText(event: EventDetail, party: string | null): string {
  const chosen = partyCountOf(new URLSearchParams(party ?? '').get(countParameter));
  const { count, tickets, rates } = partyPrice(event, chosen && partyTaken(chosen, event.minimumAge));
  const total = priceWithFeeLabel(tickets, { where: 'bar', currency: siteCurrency(), rates });
  return `${partySize(count)}: ${tickets === null ? 'Free' : total}`;
}

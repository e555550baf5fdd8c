import { Link } from 'react-router';
import type { EventDetail } from '@ascendant/contract/event';
import {
  adultPriceToday,
  lowestAdultPrice,
  priceLabel,
  priceWithFeeLabel,
} from '@ascendant/domain/pricing/price-label';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { BookButton } from './BookButton';
import { goingSentence, type Going } from './going';
import { saleOf, waitlistAnchor } from './sale';

interface BookBarProps {
  readonly event: EventDetail;
  /** Whoever goes already is led to their tickets instead. */
  readonly going: Going | null;
}

/** The price and the button within the thumb's reach, on small screens. */
export function BookBar({ event, going }: BookBarProps) {
  if (going) return <TicketBar going={going} />;
  const sale = saleOf(event);
  if (!sale.isOpen) return sale.isSoldOut ? <WaitBar /> : null;
  const tiers = event.pricingTiers.map(tierFromWire);
  const lowest = lowestAdultPrice(tiers);
  const today = adultPriceToday(tiers, event.currentTierId);
  return (
    <section className="bookbar" aria-label="Book">
      <p className="price">
        <b>{priceLabel(lowest)}</b>
        <small>{priceWithFeeLabel(today, 'bar')}</small>
      </p>
      <BookButton event={event} className="btn btn-primary" />
    </section>
  );
}

function TicketBar({ going: { people, ticketsPath } }: { readonly going: Going }) {
  return (
    <section className="bookbar" aria-label="Book">
      <p className="going">{goingSentence(people)}</p>
      <Link className="btn btn-secondary" to={ticketsPath}>
        Your tickets
      </Link>
    </section>
  );
}

function WaitBar() {
  return (
    <section className="bookbar" aria-label="Book">
      <p className="price">
        <b>Sold out</b>
      </p>
      <a className="btn btn-primary" href={`#${waitlistAnchor}`}>
        Go to waitlist
      </a>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventDetail } from '@ascendant/contract/event';
import {
  adultPriceToday,
  lowestAdultPrice,
  priceLabel,
  priceWithFeeLabel,
} from '@ascendant/domain/pricing/price-label';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { Icon } from '../../ui/Icon';
import { BookButton } from './BookButton';
import { goingSentence, type Going } from './going';
import { saleOf, waitlistAnchor } from './sale';
import { TierList } from './TierList';

interface PricePanelProps {
  readonly event: EventDetail;
  /** Instead of the button for whoever goes already. */
  readonly going: Going | null;
  /** What can be done while it is sold out. */
  readonly children?: ReactNode;
}

/** What it costs, and the one thing to do. */
export function PricePanel({ event, going, children }: PricePanelProps) {
  const tiers = event.pricingTiers.map(tierFromWire);
  const lowest = lowestAdultPrice(tiers);
  const today = adultPriceToday(tiers, event.currentTierId);
  const sale = saleOf(event);
  return (
    <div className="panel">
      <p className="price-big">
        <span className="pb num">{priceLabel(lowest)}</span>{' '}
        {lowest === null ? null : <span className="meta">Adult pricing</span>}
      </p>
      <p className="meta num">{priceWithFeeLabel(today, 'panel')}</p>
      <TierList event={event} />
      {going ? (
        <YourTickets going={going} />
      ) : (
        <BookButton event={event} className="btn btn-primary btn-lg btn-block" />
      )}
      {sale.isOpen ? (
        <>
          <p className="meta row small-print">
            <Icon name="people" size="s" />
            {event.seatsLeft.toLocaleString('en-CA')} of {event.capacity.toLocaleString('en-CA')} seats left
          </p>
          {going ? null : (
            <p className="meta row small-print">
              <Icon name="info" size="s" />
              All purchases are final
            </p>
          )}
        </>
      ) : null}
      {!going && !sale.isOpen && sale.isSoldOut ? (
        <section id={waitlistAnchor} className="book-instead" aria-label="Waitlist">
          {children}
        </section>
      ) : null}
    </div>
  );
}

/** Of the size of the button and the line below it, which it takes the place of. */
function YourTickets({ going: { people, ticketsPath } }: { readonly going: Going }) {
  return (
    <>
      <Link className="btn btn-secondary btn-lg btn-block" to={ticketsPath}>
        <Icon name="ticket" />
        Your tickets
      </Link>
      <p className="meta row small-print">
        <Icon name="check" size="s" />
        {goingSentence(people)}
      </p>
    </>
  );
}

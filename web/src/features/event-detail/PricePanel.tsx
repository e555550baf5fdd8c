import type { ReactNode } from 'react';
import type { EventDetail } from '@ascendant/contract/event';
import { adultPriceToday, lowestAdultPrice, priceLabel } from '@ascendant/domain/pricing/price-label';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { formatDollars } from '@ascendant/domain/money';
import { toPricingTier } from '../../api/pricing-tiers';
import { Icon } from '../../ui/Icon';
import { BookButton } from './BookButton';
import { saleOf, waitlistAnchor } from './sale';
import { TierList } from './TierList';

interface PricePanelProps {
  readonly event: EventDetail;
  /** What can be done while it is sold out. */
  readonly children?: ReactNode;
}

/** What it costs, and the one thing to do. */
export function PricePanel({ event, children }: PricePanelProps) {
  const tiers = event.pricingTiers.map(toPricingTier);
  const lowest = lowestAdultPrice(tiers);
  const today = adultPriceToday(tiers, event.currentTierId);
  const sale = saleOf(event);
  return (
    <div className="panel">
      <p className="price-big">
        <span className="pb num">{priceLabel(lowest)}</span>{' '}
        {lowest === null ? null : <span className="meta">Adult pricing</span>}
      </p>
      <p className="meta num">
        {today === null
          ? 'No booking fee'
          : `${formatDollars(quoteTotals(today).totalBeforeTax)} with the booking fee, before tax`}
      </p>
      <TierList event={event} />
      <BookButton event={event} className="btn btn-primary btn-lg btn-block" />
      {sale.isOpen ? (
        <>
          <p className="meta row small-print">
            <Icon name="people" size="s" />
            {event.seatsLeft.toLocaleString('en-CA')} of {event.capacity.toLocaleString('en-CA')} places left
          </p>
          <p className="meta row small-print">
            <Icon name="info" size="s" />
            All purchases are final
          </p>
        </>
      ) : null}
      {!sale.isOpen && sale.isSoldOut ? (
        <section id={waitlistAnchor} className="book-instead" aria-label="Waitlist">
          {children}
        </section>
      ) : null}
    </div>
  );
}

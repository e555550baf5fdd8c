import type { EventDetail } from '@ascendant/contract/event';
import { formatDollars } from '@ascendant/domain/money';
import { lowestAdultPrice, priceLabel } from '@ascendant/domain/pricing/price-label';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { toPricingTier } from '../../api/pricing-tiers';
import { BookButton } from './BookButton';
import { saleOf } from './sale';

/** The price and the button within the thumb's reach, on small screens. */
export function BookBar({ event }: { readonly event: EventDetail }) {
  if (!saleOf(event).isOpen) return null;
  const lowest = lowestAdultPrice(event.pricingTiers.map(toPricingTier));
  return (
    <section className="bookbar" aria-label="Book">
      <p className="price">
        <b>{priceLabel(lowest)}</b>
        <small>
          {lowest === null ? 'No booking fee' : `${formatDollars(quoteTotals(lowest).totalBeforeTax)} with fee`}
        </small>
      </p>
      <BookButton event={event} className="btn btn-primary" />
    </section>
  );
}

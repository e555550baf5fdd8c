import type { EventSummary } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import {
  adultPriceToday,
  lowestAdultPrice,
  priceLabel,
  priceWithFeeLabel,
} from '@ascendant/domain/pricing/price-label';
import { Price } from '../../ui/Price';

interface EventPriceProps {
  readonly event: Pick<EventSummary, 'pricingTiers' | 'currentTierId'>;
  /** 'per person' beside the price. */
  readonly hasUnit?: boolean;
}

/** The lowest price, and below it what one adult pays today with the booking fee (docs/rules/pricing.md, "Honest prices"). */
export function EventPrice({ event, hasUnit = false }: EventPriceProps) {
  const tiers = event.pricingTiers.map(tierFromWire);
  const lowest = lowestAdultPrice(tiers);
  return (
    <Price>
      <b>{priceLabel(lowest)}</b>
      {hasUnit && lowest !== null ? (
        <>
          {' '}
          <span className="meta no-wrap">per person</span>
        </>
      ) : null}
      <small className="no-wrap">{priceWithFeeLabel(adultPriceToday(tiers, event.currentTierId), 'card')}</small>
    </Price>
  );
}

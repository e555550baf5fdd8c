import type { WireTier } from '@ascendant/contract/event';
import { lowestAdultPrice, priceLabel, priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { toPricingTier } from '../../api/pricing-tiers';

interface EventPriceProps {
  readonly tiers: readonly WireTier[];
  /** 'per person' beside the price. */
  readonly hasUnit?: boolean;
}

/** The lowest price, and below it what one adult pays with the booking fee (decisions.md, section 4). */
export function EventPrice({ tiers, hasUnit = false }: EventPriceProps) {
  const lowest = lowestAdultPrice(tiers.map(toPricingTier));
  return (
    <p className="price">
      <b>{priceLabel(lowest)}</b>
      {hasUnit && lowest !== null ? (
        <>
          {' '}
          <span className="meta nowrap">per person</span>
        </>
      ) : null}
      <small className="nowrap">{priceWithFeeLabel(lowest)}</small>
    </p>
  );
}

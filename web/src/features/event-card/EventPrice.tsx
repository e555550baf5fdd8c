import type { EventSummary } from '@ascendant/contract/event';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { priceLabel, priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { Price } from '../../ui/text/Price';
import { siteCurrency } from '../../ui/text/site-currency';

interface EventPriceProps {
  readonly event: Pick<EventSummary, 'pricingTiers' | 'currentTierId' | 'today' | 'startDate' | 'taxes'>;
  /** 'per person' beside the price. */
  readonly hasUnit?: boolean;
}

/** The lowest price that can still be booked, and below it what one adult pays today in all (docs/rules/pricing.md, "Honest prices"). */
export function EventPrice({ event, hasUnit = false }: EventPriceProps) {
  const { from, today } = shownPrices(event);
  return (
    <Price>
      <b>{priceLabel(from)}</b>
      {hasUnit && from !== null ? (
        <>
          {' '}
          <span className="meta no-wrap">per person</span>
        </>
      ) : null}
      <small>
        {priceWithFeeLabel(today, { where: 'card', currency: siteCurrency(), rates: chargeRatesOf(event.taxes) })}
      </small>
    </Price>
  );
}

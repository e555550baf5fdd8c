import type { EventDetail } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { typeAgesLabel, typesOnSale } from '@ascendant/domain/pricing/price-type';
import { readPriceType } from '@ascendant/domain/pricing/price-type-form';
import { Icon } from '../../ui/layout/Icon';

/** What else people can come as, and what it costs today: 'Senior, 65 and over: $85.00'. */
export function PriceTypeLines({ event }: { readonly event: EventDetail }) {
  const sold = event.pricingTiers.find(({ id }) => id === event.currentTierId);
  if (sold === undefined) return null;
  const types = (event.priceTypes ?? []).map(readPriceType);
  const alone = { people: 1, groupPrices: event.groupPrices };
  return typesOnSale(types, tierFromWire(sold), alone).map(({ name, price, ...type }) => (
    <p key={name} className="meta row">
      <Icon name="ticket" size="small" />
      <span className="numeric">
        {`${[name, typeAgesLabel(type).toLowerCase(), type.proof].filter(Boolean).join(', ')}: ${amountOrFree(price)}`}
      </span>
    </p>
  ));
}

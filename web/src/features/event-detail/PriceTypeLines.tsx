import type { EventDetail } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { readExtra } from '@ascendant/domain/pricing/extra-form';
import { perText } from '@ascendant/domain/pricing/extra-text';
import { showsText } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { seatTerms, typeAgesLabel, typesOnSale, type OfferedType } from '@ascendant/domain/pricing/price-type';
import { readPriceType } from '@ascendant/domain/pricing/price-type-form';
import { Icon } from '../../ui/layout/Icon';

/** What else people can come as and take along, and what it costs today: 'Senior, 65 and over: $85.00', 'Student: $90.00. Show at check-in: Student card'. */
export function PriceTypeLines({ event }: { readonly event: EventDetail }) {
  const sold = event.pricingTiers.find(({ id }) => id === event.currentTierId);
  if (sold === undefined) return null;
  const types = (event.priceTypes ?? []).map(readPriceType);
  const alone = { people: 1, groupPrices: event.groupPrices, capacity: event.capacity };
  return (
    <>
      {typesOnSale(types, tierFromWire(sold), alone).map((type) => (
        <p key={type.name} className="meta row">
          <Icon name="ticket" size="small" />
          <span className="numeric">{lineOf(type)}</span>
        </p>
      ))}
      {(event.extras ?? []).map(readExtra).map((extra) => (
        <p key={extra.name} className="meta row">
          <Icon name="plus" size="small" />
          <span className="numeric">{`${extra.name}: ${amountOrFree(extra.price)} ${perText[extra.per]}`}</span>
        </p>
      ))}
    </>
  );
}

function lineOf(type: OfferedType): string {
  const { name, price, proof } = type;
  const who = [name, typeAgesLabel(type).toLowerCase()].filter(Boolean).join(', ');
  const costs = [amountOrFree(price), ...seatTerms(type)].join(', ');
  return `${who}: ${costs}${proof === '' ? '' : `. ${showsText(proof)}`}`;
}

import type { EventDetail, WireTier } from '@ascendant/contract/event';
import { formatShortDollars } from '@ascendant/domain/money';
import { tierName } from '@ascendant/domain/pricing/tier';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { dayInWords } from '../../ui/day-words';

/** Every tier with its prices; the one on sale stands out. */
export function TierList({ event }: { readonly event: EventDetail }) {
  if (event.pricingTiers.length === 0) return null;
  return (
    <>
      <h2 className="label tiers-title">Pricing Tiers</h2>
      <ul className="tiers">
        {event.pricingTiers.map((tier) => (
          <TierRow key={tier.id} tier={tier} tiers={event.pricingTiers} isOnSale={tier.id === event.currentTierId} />
        ))}
      </ul>
    </>
  );
}

interface TierRowProps {
  readonly tier: WireTier;
  readonly tiers: readonly WireTier[];
  readonly isOnSale: boolean;
}

function TierRow({ tier, tiers, isOnSale }: TierRowProps) {
  const { tierType, adultPrice, childPrice } = tierFromWire(tier);
  const badge = tierBadge({ tierType, adultPrice }, tiers.map(tierFromWire));
  return (
    <li className={isOnSale ? 'on' : undefined}>
      <span>
        <b>{tierName(tierType)}</b> <span className={tierType === 'early_bird' ? 'badge sun' : 'badge'}>{badge}</span>
        {isOnSale ? <span className="vh">, on sale now</span> : null}
        <br />
        <span className="meta">{saleEnd(tier)}</span>
      </span>
      <span className="right">
        <b className="num">{formatShortDollars(adultPrice)}</b>
        <br />
        {childPrice === null ? null : <span className="meta num">{formatShortDollars(childPrice)} (child)</span>}
      </span>
    </li>
  );
}

/** Last-minute pricing is available until the event date (specification 1, section 3 (Pricing tier)). */
function saleEnd({ validUntil }: WireTier): string {
  return validUntil === null ? 'until the event date' : `until ${dayInWords(validUntil)}`;
}

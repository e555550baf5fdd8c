import type { EventDetail, WireTier } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { formatShortDollars } from '@ascendant/domain/money';
import { tierName } from '@ascendant/domain/pricing/tier';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';
import { Badge } from '../../ui/Badge';
import { classNames } from '../../ui/class-names';
import { dayText } from '../../ui/day-text';
import styles from './TierList.module.css';

/** Every tier with its prices; the one on sale is highlighted. */
export function TierList({ event }: { readonly event: EventDetail }) {
  if (event.pricingTiers.length === 0) return null;
  return (
    <>
      <h2 className={classNames(styles.title, 'label')}>Pricing Tiers</h2>
      <ul className={styles.tiers}>
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
    <li className={isOnSale ? styles.onSale : undefined}>
      <span>
        <b>{tierName(tierType)}</b> <Badge tone={tierType === 'early_bird' ? 'sunrise' : 'plain'}>{badge}</Badge>
        {isOnSale ? <span className="visually-hidden">, on sale now</span> : null}
        <br />
        <span className="meta">{saleEnd(tier)}</span>
      </span>
      <span className="align-right">
        <b className="numeric">{formatShortDollars(adultPrice)}</b>
        <br />
        {childPrice === null ? null : <span className="meta numeric">{formatShortDollars(childPrice)} (child)</span>}
      </span>
    </li>
  );
}

/** Last-minute pricing is available until the event date (specification 1, section 3 (Pricing tier)). */
function saleEnd({ validUntil }: WireTier): string {
  return validUntil === null ? 'until the event date' : `until ${dayText(validUntil)}`;
}

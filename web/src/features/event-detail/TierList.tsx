import type { EventDetail } from '@ascendant/contract/event';
import { saleDays, tierFromWire } from '@ascendant/contract/tier-wire';
import { formatShortDollars } from '@ascendant/domain/money';
import { hasEnded } from '@ascendant/domain/pricing/current-tier';
import { tierName, type PricingTier } from '@ascendant/domain/pricing/tier';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/layout/Badge';
import { dayOfMonth, dayText } from '../../ui/text/day-text';
import styles from './TierList.module.css';

/** Every tier with its prices. The one on sale is highlighted, and those that have ended are struck through. */
export function TierList({ event }: { readonly event: EventDetail }) {
  if (event.pricingTiers.length === 0) return null;
  const tiers = event.pricingTiers.map(tierFromWire);
  const days = saleDays(event);
  return (
    <>
      <h2 className={classNames(styles.title, 'label')}>Pricing Tiers</h2>
      <ul className={styles.tiers}>
        {tiers.map((tier) =>
          hasEnded(tier, days) ? (
            <EndedTier key={tier.id} tier={tier} />
          ) : (
            <TierRow
              key={tier.id}
              tier={tier}
              badge={tierBadge(tier, tiers)}
              isOnSale={tier.id === event.currentTierId}
            />
          ),
        )}
      </ul>
    </>
  );
}

interface TierRowProps {
  readonly tier: PricingTier;
  readonly badge: string;
  readonly isOnSale: boolean;
}

function TierRow({ tier: { tierType, adultPrice, childPrice, validUntil }, badge, isOnSale }: TierRowProps) {
  return (
    <li className={isOnSale ? styles.onSale : undefined}>
      <span>
        <b>{tierName(tierType)}</b> <Badge tone={tierType === 'early_bird' ? 'sunrise' : 'plain'}>{badge}</Badge>
        {isOnSale ? <span className="visually-hidden">, on sale now</span> : null}
        <br />
        {/* Last-minute pricing is available until the event date (specification 1, section 3 (Pricing tier)). */}
        <span className="meta">{validUntil === null ? 'until the event date' : `until ${dayText(validUntil)}`}</span>
      </span>
      <span className="align-right">
        <b className="numeric">{formatShortDollars(adultPrice)}</b>
        <br />
        {childPrice === null ? null : (
          <span className="meta numeric">{`${formatShortDollars(childPrice)} (child)`}</span>
        )}
      </span>
    </li>
  );
}

/** A tier that no one can book at any more, with the day it ended. */
function EndedTier({ tier: { tierType, adultPrice, childPrice, validUntil } }: { readonly tier: PricingTier }) {
  return (
    <li className={styles.ended}>
      <span>
        <span>{tierName(tierType)}</span>
        <br />
        <span className="meta">{`ended ${validUntil === null ? '' : dayOfMonth(validUntil)}`}</span>
      </span>
      <span className="align-right">
        <s className="numeric">{formatShortDollars(adultPrice)}</s>
        <br />
        {childPrice === null ? null : <s className="meta numeric">{`${formatShortDollars(childPrice)} (child)`}</s>}
      </span>
    </li>
  );
}

import type { EventSummary } from '@ascendant/contract/event';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { Badge } from '../../ui/layout/Badge';
import { Plate } from '../../ui/layout/Plate';
import eventCardStyles from './EventCard.module.css';

interface EventPlateProps {
  readonly event: EventSummary;
  /** Set for cards whose pictures load first; the others load lazily. */
  readonly isFirst?: boolean;
  /** Without the saving, and with a smaller ring. */
  readonly isSmall?: boolean;
}

/** The picture of a card, with the early-bird saving and the score in its notched corner. */
export function EventPlate({ event, isFirst = false, isSmall = false }: EventPlateProps) {
  const saving = isSmall ? null : savingBadge(event);
  return (
    <Plate className={event.matchScore === null ? undefined : eventCardStyles.notched}>
      <span className={eventCardStyles.picture}>
        <img
          src={event.imageUrl}
          alt={event.imageAlt}
          width={900}
          height={600}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </span>
      {saving ? (
        <Badge tone="sunrise" className={eventCardStyles.corner}>
          {saving}
        </Badge>
      ) : null}
      {event.matchScore === null ? null : (
        <span className={eventCardStyles.seal}>
          <ScoreRing score={event.matchScore} size={isSmall ? 'small' : 'medium'} />
        </span>
      )}
    </Plate>
  );
}

/** 'Save 20%' while an early-bird tier that saves money is on sale; otherwise null. */
function savingBadge({ pricingTiers, currentTierId }: EventSummary): string | null {
  const tiers = pricingTiers.map(tierFromWire);
  const earlyBird = tiers.find((tier) => tier.tierType === 'early_bird' && tier.id === currentTierId);
  const badge = earlyBird ? tierBadge(earlyBird, tiers) : null;
  return badge?.startsWith('Save') ? badge : null;
}

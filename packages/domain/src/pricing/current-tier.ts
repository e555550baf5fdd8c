import type { CalendarDay } from '../calendar-day';
import { tierTypes, type PricingTier } from './tier';

/** The moment of sale, in the event's own time zone. */
export interface SaleMoment {
  /** Today's date in that time zone. */
  readonly today: CalendarDay;
  /** Whether the event's first start has passed. */
  readonly hasBegun: boolean;
}

/**
 * The tier on sale now: early_bird through its last day; then regular through its last day, or with no limit if it has none;
 * then last_minute, until the event starts. A missing tier is skipped.
 * @returns null when nothing is on sale: 'Pricing not available'
 * Source: docs/rules/pricing.md, "The tier on sale".
 */
export function currentTier<Tier extends PricingTier>(tiers: readonly Tier[], moment: SaleMoment): Tier | null {
  if (moment.hasBegun) return null;
  for (const tierType of tierTypes) {
    const tier = tiers.find((candidate) => candidate.tierType === tierType);
    if (tier && isOnSale(tier, moment.today)) return tier;
  }
  return null;
}

function isOnSale(tier: PricingTier, today: CalendarDay): boolean {
  switch (tier.tierType) {
    case 'early_bird':
      return tier.validUntil !== null && today <= tier.validUntil;
    case 'regular':
      return tier.validUntil === null || today <= tier.validUntil;
    case 'last_minute':
      return true;
  }
}

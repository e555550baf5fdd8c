import type { PricingTier, TierType } from './tier';

const fixedBadges: Readonly<Record<Exclude<TierType, 'early_bird'>, string>> = {
  regular: 'Standard',
  last_minute: 'Limited Time',
};

/**
 * The badge beside a tier's name. Early bird shows how much cheaper than regular it really is, in whole percent rounded
 * down, or its name if it saves nothing.
 * Source: specification 1, section 9 (Business constants and limits), 'Save 20%'; docs/rules/pricing.md, "Honest prices".
 */
export function tierBadge(
  tier: Pick<PricingTier, 'tierType' | 'adultPrice'>,
  tiers: readonly Pick<PricingTier, 'tierType' | 'adultPrice'>[],
): string {
  if (tier.tierType !== 'early_bird') return fixedBadges[tier.tierType];
  const percent = percentSaved(tier, tiers);
  return percent > 0 ? `Save ${percent}%` : 'Early Bird';
}

function percentSaved(
  tier: Pick<PricingTier, 'adultPrice'>,
  tiers: readonly Pick<PricingTier, 'tierType' | 'adultPrice'>[],
): number {
  const regular = tiers.find((candidate) => candidate.tierType === 'regular');
  if (!regular || regular.adultPrice <= 0) return 0;
  return Math.floor(((regular.adultPrice - tier.adultPrice) * 100) / regular.adultPrice);
}

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
  return moment.hasBegun ? null : (unendedTiers(tiers, moment.today)[0] ?? null);
}

/** The days that decide which prices are still ahead, in the event's own time zone. */
export interface SaleDays {
  readonly today: CalendarDay;
  /** The event's first day. */
  readonly startDate: CalendarDay;
}

/**
 * The tiers that are on sale today or will be before the event starts, in the order they're sold. Once the event has begun,
 * those of its first day. A tier behind one that stays on sale until the start is never sold.
 * Source: docs/rules/pricing.md, "The tier on sale".
 */
export function tiersAhead<Tier extends PricingTier>(
  tiers: readonly Tier[],
  { today, startDate }: SaleDays,
): readonly Tier[] {
  const sold = unendedTiers(tiers, today < startDate ? today : startDate);
  const last = sold.findIndex(({ validUntil }) => validUntil === null || validUntil >= startDate);
  return last === -1 ? sold : sold.slice(0, last + 1);
}

/** The tiers whose last day isn't over, in the order they're sold. */
function unendedTiers<Tier extends PricingTier>(tiers: readonly Tier[], today: CalendarDay): readonly Tier[] {
  return inSaleOrder(tiers).filter((tier) => isOnSale(tier, today));
}

/** Early bird, regular, last minute. */
export function inSaleOrder<Tier extends PricingTier>(tiers: readonly Tier[]): readonly Tier[] {
  return tierTypes.flatMap((tierType) => tiers.filter((tier) => tier.tierType === tierType));
}

/** Whether a tier's last day is over, so that no one can book at it any more. */
export function hasEnded({ validUntil }: PricingTier, { today, startDate }: SaleDays): boolean {
  return validUntil !== null && validUntil < (today < startDate ? today : startDate);
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

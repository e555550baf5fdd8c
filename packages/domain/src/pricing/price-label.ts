import { formatDollars, formatShortDollars, type Cents } from '../money';
import { quoteTotals } from './quote';
import type { PricingTier } from './tier';

/**
 * The lowest positive adult price among the tiers, in cents; null when no tier has one, and the event is free.
 * Source: specification 1, sections 2 (Event card) and 5.
 */
export function lowestAdultPrice(tiers: readonly Pick<PricingTier, 'adultPrice'>[]): Cents | null {
  const positive = tiers.map((tier) => tier.adultPrice).filter((price) => price > 0);
  return positive.length > 0 ? positive.reduce((low, price) => (price < low ? price : low)) : null;
}

/**
 * What one adult pays for the ticket today: the price of the tier that is on sale, and while none is, the lowest.
 * 'From $44' may name a tier that has run out; the line below it must not.
 * @returns null for a free event
 * Source: decisions.md, section 4 (prices are honest before checkout).
 */
export function adultPriceToday(
  tiers: readonly Pick<PricingTier, 'id' | 'adultPrice'>[],
  currentTierId: number | null,
): Cents | null {
  const onSale = tiers.find((tier) => tier.id === currentTierId);
  return onSale && onSale.adultPrice > 0 ? onSale.adultPrice : lowestAdultPrice(tiers);
}

/** An event is free if no tier has a positive adult price. Source: specification 1, section 5. */
export function isFreeEvent(tiers: readonly Pick<PricingTier, 'adultPrice'>[]): boolean {
  return lowestAdultPrice(tiers) === null;
}

/** 'Free', or 'From $76'. */
export function priceLabel(lowest: Cents | null): string {
  return lowest === null ? 'Free' : `From ${formatShortDollars(lowest)}`;
}

/**
 * The second line under every price: what one adult pays with the booking fee, before tax.
 * Source: decisions.md, section 4 (prices are honest before checkout).
 */
export function priceWithFeeLabel(price: Cents | null): string {
  return price === null ? 'No booking fee' : `${formatDollars(quoteTotals(price).totalBeforeTax)} with booking fee`;
}

import { formatDollars, formatShortDollars, type Cents } from '../money';
import { quoteTotals } from './quote';
import type { PricingTier } from './tier';

/**
 * The lowest positive adult price among the tiers, in cents; null when no tier has one, so the event is free.
 * Source: specification 1, section 2 (Event card); specification 1, section 5 (Validation rules).
 */
export function lowestAdultPrice(tiers: readonly Pick<PricingTier, 'adultPrice'>[]): Cents | null {
  const positive = tiers.map((tier) => tier.adultPrice).filter((price) => price > 0);
  return positive.length > 0 ? positive.reduce((low, price) => (price < low ? price : low)) : null;
}

/**
 * What one adult pays for a ticket today: the price of the tier on sale, or the lowest price while none is.
 * 'From $44' can name a tier that has ended; the line below it can't.
 * @returns null for a free event
 * Source: docs/rules/pricing.md, "Honest prices".
 */
export function adultPriceToday(
  tiers: readonly Pick<PricingTier, 'id' | 'adultPrice'>[],
  currentTierId: number | null,
): Cents | null {
  const onSale = tiers.find((tier) => tier.id === currentTierId);
  return onSale && onSale.adultPrice > 0 ? onSale.adultPrice : lowestAdultPrice(tiers);
}

/** An event is free if no tier has a positive adult price. Source: specification 1, section 5 (Validation rules). */
export function isFreeEvent(tiers: readonly Pick<PricingTier, 'adultPrice'>[]): boolean {
  return lowestAdultPrice(tiers) === null;
}

/** 'Free', or 'From $76'. */
export function priceLabel(lowest: Cents | null): string {
  return lowest === null ? 'Free' : `From ${formatShortDollars(lowest)}`;
}

/** 'Free', or '$76.50': what something costs, with two decimals. */
export function amountOrFree(amount: Cents): string {
  return amount === 0 ? 'Free' : formatDollars(amount);
}

/** What follows the amount in {@link priceWithFeeLabel}, by how much room there is. */
const feeNotes = {
  card: 'with booking fee',
  panel: 'with the booking fee, before tax',
  bar: 'with fee',
} as const;

/**
 * The second line under every price: what one adult pays with the booking fee, before tax.
 * @param price in cents; null for a free event
 * @param where it's shown: an event's card, its price panel, or the narrow bar on a phone
 * Source: docs/rules/pricing.md, "Honest prices".
 */
export function priceWithFeeLabel(price: Cents | null, where: keyof typeof feeNotes): string {
  if (price === null) return 'No booking fee';
  return `${formatDollars(quoteTotals(price).totalBeforeTax)} ${feeNotes[where]}`;
}

import { formatDollars, formatShortDollars, type Cents } from '../money';
import { currencyCode, type ChargeCurrency } from './currency';
import { inSaleOrder, tiersAhead, type SaleDays } from './current-tier';
import { chargeRates, type ChargeRates } from './rates';
import type { PricingTier } from './tier';
import { quoteTotals } from './totals';

/**
 * The lowest positive adult price among the tiers, in cents; null when no tier has one, so the event is free.
 * Source: specification 1, section 2 (Event card); specification 1, section 5 (Validation rules).
 */
export function lowestAdultPrice(tiers: readonly Pick<PricingTier, 'adultPrice'>[]): Cents | null {
  const positive = tiers.map((tier) => tier.adultPrice).filter((price) => price > 0);
  return positive.length > 0 ? positive.reduce((low, price) => (price < low ? price : low)) : null;
}

/**
 * The price after 'From': the lowest positive adult price on sale today or later, in cents. When every tier has ended, the
 * last one that was sold.
 * @returns null for a free event, which has no positive price ahead
 * Source: specification 1, section 5 (Validation rules); docs/archive/decisions/0027-price-of-today.md; docs/rules/pricing.md, "Honest prices".
 */
export function fromPrice(tiers: readonly PricingTier[], days: SaleDays): Cents | null {
  const ahead = tiersAhead(tiers, days);
  return lowestAdultPrice(ahead.length > 0 ? ahead : inSaleOrder(tiers).slice(-1));
}

/**
 * What one adult pays for a ticket today: the price of the tier on sale, or the 'From' price while none is.
 * @returns null for a free event
 * Source: docs/rules/pricing.md, "Honest prices".
 */
export function adultPriceToday(
  tiers: readonly PricingTier[],
  { currentTierId, ...days }: SaleDays & { readonly currentTierId: number | null },
): Cents | null {
  const onSale = tiers.find((tier) => tier.id === currentTierId);
  return onSale && onSale.adultPrice > 0 ? onSale.adultPrice : fromPrice(tiers, days);
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
  card: 'with fee and tax',
  panel: 'with booking fee and tax',
  bar: 'with fee and tax',
} as const;

/** Where a price is shown, and what it's in. */
export interface PriceShown {
  readonly where: keyof typeof feeNotes;
  readonly currency: ChargeCurrency;
  /** Of the event; the specification's by default. */
  readonly rates?: ChargeRates | undefined;
}

/**
 * The second line under every price: what one adult pays in all, with the booking fee and tax, in which currency.
 * @param price in cents; null for a free event
 * @param shown where: an event's card, its price panel, or the narrow bar on a phone; what every price of the site is in; the event's rates
 * Source: docs/rules/pricing.md, "Honest prices".
 */
export function priceWithFeeLabel(price: Cents | null, { where, currency, rates = chargeRates }: PriceShown): string {
  if (price === null) return 'No booking fee';
  return `${formatDollars(quoteTotals(price, rates).total)} ${currencyCode(currency)} ${feeNotes[where]}`;
}

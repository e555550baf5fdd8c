import { cents, divideHalfUp, type Cents } from '../money';
import { wholeBasisPoints } from './rates';
import type { PricingTier } from './tier';

export const priceChangeKinds = ['percent_more', 'percent_less', 'amount_more', 'amount_less'] as const;
export type PriceChangeKind = (typeof priceChangeKinds)[number];

/** How much more or less something costs. */
export interface PriceStep {
  readonly kind: PriceChangeKind;
  /** Basis points of a percentage, cents of an amount; more than 0. */
  readonly hundredths: number;
}

/** What a ticket of a tier costs. */
export type TierPrices = Pick<PricingTier, 'adultPrice' | 'childPrice'>;

/** A price with a change, rounded half up to the cent and never below 0. What's free stays free. */
export function changedPrice(price: Cents, { kind, hundredths }: PriceStep): Cents {
  if (price === 0) return price;
  switch (kind) {
    case 'percent_more':
      return cents(divideHalfUp(price * (wholeBasisPoints + hundredths), wholeBasisPoints));
    case 'percent_less':
      return cents(divideHalfUp(price * (wholeBasisPoints - hundredths), wholeBasisPoints));
    case 'amount_more':
      return cents(price + hundredths);
    case 'amount_less':
      return cents(Math.max(0, price - hundredths));
  }
}

/** A tier with a change. */
export function changedTier<Tier extends TierPrices>(tier: Tier, change: PriceStep): Tier {
  const { adultPrice, childPrice } = tier;
  return {
    ...tier,
    adultPrice: changedPrice(adultPrice, change),
    childPrice: childPrice === null ? null : changedPrice(childPrice, change),
  };
}

export function isPercentage(kind: PriceChangeKind): boolean {
  return kind === 'percent_more' || kind === 'percent_less';
}

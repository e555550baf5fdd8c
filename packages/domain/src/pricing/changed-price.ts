import { cents, divideHalfUp, parseDollars, type Cents } from '../money';
import { wholeBasisPoints } from './rates';
import { maxTicketPrice, tooDearText, type PricingTier } from './tier';

export const priceChangeKinds = ['percent_more', 'percent_less', 'amount_more', 'amount_less'] as const;
export type PriceChangeKind = (typeof priceChangeKinds)[number];

/** How much more or less something costs. */
export interface PriceStep {
  readonly kind: PriceChangeKind;
  /** Basis points of a percentage, cents of an amount; more than 0. */
  readonly hundredths: number;
}

/** What a ticket of a tier costs. */
export type TierPrices = Pick<PricingTier, 'tierType' | 'adultPrice' | 'childPrice'>;

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

/** What's wrong with a percentage or an amount; null if nothing is. */
export function valueProblem(kind: PriceChangeKind, value: string): string | null {
  const hundredths = parseDollars(value.trim());
  if (isPercentage(kind)) {
    const isWithin = hundredths !== null && hundredths > 0 && hundredths <= wholeBasisPoints;
    return isWithin ? null : 'Please enter a percentage above 0 and up to 100, such as 20';
  }
  if (hundredths === null || hundredths === 0) return 'Please enter an amount, such as 10 or 7.50';
  return hundredths > maxTicketPrice ? tooDearText : null;
}

export function isPercentage(kind: PriceChangeKind): boolean {
  return kind === 'percent_more' || kind === 'percent_less';
}

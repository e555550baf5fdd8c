import { cents, type Cents } from '../money';
import { childPriceOf, type PricingTier } from './tier';
import { quoteTotals, type QuoteTotals } from './totals';

/** How many pay each price, and the prices, in cents. */
interface PricedTickets {
  readonly adults: number;
  readonly children: number;
  readonly adultPrice: Cents;
  readonly childPrice: Cents;
}

/** What the tickets cost together, in cents, before any discount. */
export function ticketsTotalOf({ adults, children, adultPrice, childPrice }: PricedTickets): Cents {
  return cents(adults * adultPrice + children * childPrice);
}

/**
 * What a party pays whose people needn't have names yet, with the booking fee and tax, in cents: the same as `quoteBooking` says for them.
 * Source: rules MON-02 and MON-07.
 */
export function partyTotals(
  tier: Pick<PricingTier, 'adultPrice' | 'childPrice'>,
  party: { readonly adults: number; readonly children: number },
): QuoteTotals {
  return quoteTotals(ticketsTotalOf({ ...party, adultPrice: tier.adultPrice, childPrice: childPriceOf(tier) }));
}

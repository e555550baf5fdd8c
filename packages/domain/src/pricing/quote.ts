import { cents, zeroCents, type Cents } from '../money';
import { discountOn, type DiscountTerms } from './discount';
import { chargeRates, type ChargeRates } from './rates';
import { childPriceOf, type PricingTier } from './tier';
import { ticketsTotalOf, quoteTotals, type QuoteTotals } from './totals';

export { addTax, quoteTotals, taxed, type QuoteTotals } from './totals';

/** How many adults and children come, and what each of them pays. Prices in cents. */
export interface TicketCounts {
  readonly adults: number;
  readonly children: number;
  readonly adultPrice: Cents;
  readonly childPrice: Cents;
}

/** The whole price of one booking, in cents. */
export interface Quote extends TicketCounts, QuoteTotals {
  /** Every attendee's price added up, before the discount. */
  readonly ticketsTotal: Cents;
  readonly discount: Cents;
}

/** Prices these tickets, less a discount in cents. @throws RangeError if the discount is larger than the tickets */
export function quoteTickets(tickets: TicketCounts, discount: Cents = zeroCents, rates = chargeRates): Quote {
  const { adults, children, adultPrice, childPrice } = tickets;
  const ticketsTotal = ticketsTotalOf(tickets);
  const totals = quoteTotals(cents(ticketsTotal - discount), rates);
  return { adults, children, adultPrice, childPrice, ticketsTotal, discount, ...totals };
}

/** How many people in the party pay each price. */
export function countTickets(attendees: readonly { readonly isChild: boolean }[]): {
  readonly adults: number;
  readonly children: number;
} {
  const children = attendees.filter((attendee) => attendee.isChild).length;
  return { adults: attendees.length - children, children };
}

export interface QuoteRequest {
  readonly tier: Pick<PricingTier, 'adultPrice' | 'childPrice'>;
  readonly attendees: readonly { readonly isChild: boolean }[];
  readonly discount?: DiscountTerms | null;
  /** Of the event; the specification's by default. */
  readonly rates?: ChargeRates;
}

/** The whole price of one booking. Client and server both call this function. Source: rules MON-02 and MON-07. */
export function quoteBooking({ tier, attendees, discount = null, rates = chargeRates }: QuoteRequest): Quote {
  const { adultPrice } = tier;
  const tickets = { ...countTickets(attendees), adultPrice, childPrice: childPriceOf(tier) };
  return quoteTickets(tickets, discount ? discountOn(ticketsTotalOf(tickets), discount) : zeroCents, rates);
}

/**
 * What a party pays whose people needn't have names yet, with the booking fee and tax, in cents: the same as `quoteBooking` says for them.
 * @param rates of the event; the specification's by default
 * Source: rules MON-02 and MON-07.
 */
export function partyTotals(
  tier: Pick<PricingTier, 'adultPrice' | 'childPrice'>,
  party: { readonly adults: number; readonly children: number },
  rates = chargeRates,
): QuoteTotals {
  const { adultPrice } = tier;
  return quoteTotals(ticketsTotalOf({ ...party, adultPrice, childPrice: childPriceOf(tier) }), rates);
}

import { addCents, cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { discountOn, type DiscountTerms } from './discount';
import { chargeRates, wholeBasisPoints, type ChargeRates } from './rates';
import { childPriceOf, type PricingTier } from './tier';

/** The printed lines of one booking; they always add up. All in cents. */
export interface QuoteTotals {
  /** Tickets less the discount. The fee is a share of it. */
  readonly subtotal: Cents;
  readonly bookingFee: Cents;
  /** `totalAmount` on the wire: subtotal plus fee. */
  readonly totalBeforeTax: Cents;
  readonly hst: Cents;
  /** What the card is charged. */
  readonly total: Cents;
}

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

/**
 * Prices one booking, line by line, as printed at checkout.
 * @param subtotal attendee prices added up less the discount, in cents, before fee and tax
 * @param rates the fee and the tax; those of today unless an example states its own
 * @returns each line in cents; `total` is what the card is charged
 * @throws RangeError if `subtotal` is negative
 * Source: rule MON-02; specification 1, section 9 (Business constants and limits). There's no fee when the subtotal is 0.
 */
export function quoteTotals(subtotal: Cents, rates: ChargeRates = chargeRates): QuoteTotals {
  if (subtotal < 0) throw new RangeError(`Negative subtotal: ${subtotal}`);
  const bookingFee = bookingFeeOn(subtotal, rates);
  return { subtotal, bookingFee, ...addTax(addCents(subtotal, bookingFee), rates) };
}

/** Adds tax to a price that already includes the booking fee. @param totalBeforeTax in cents */
export function addTax(
  totalBeforeTax: Cents,
  { taxBasisPoints } = chargeRates,
): Pick<QuoteTotals, 'totalBeforeTax' | 'hst' | 'total'> {
  const hst = cents(divideHalfUp(totalBeforeTax * taxBasisPoints, wholeBasisPoints));
  return { totalBeforeTax, hst, total: addCents(totalBeforeTax, hst) };
}

/** The fee on a booking, rounded half up to the cent; free bookings have none. Source: docs/rules/pricing.md, "What a booking costs". */
function bookingFeeOn(subtotal: Cents, { feeBasisPoints, feeFixedCents }: ChargeRates): Cents {
  if (subtotal === 0) return zeroCents;
  const fixed = feeFixedCents * wholeBasisPoints;
  return cents(divideHalfUp(subtotal * feeBasisPoints + fixed, wholeBasisPoints));
}

/** What the tickets cost together, before any discount. */
export function ticketsTotalOf({ adults, children, adultPrice, childPrice }: TicketCounts): Cents {
  return cents(adults * adultPrice + children * childPrice);
}

/** Prices these tickets, less a discount in cents. @throws RangeError if the discount is larger than the tickets */
export function quoteTickets(tickets: TicketCounts, discount: Cents = zeroCents): Quote {
  const { adults, children, adultPrice, childPrice } = tickets;
  const ticketsTotal = ticketsTotalOf(tickets);
  const totals = quoteTotals(cents(ticketsTotal - discount));
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
}

/** The whole price of one booking. Client and server both call this function. Source: rules MON-02 and MON-07. */
export function quoteBooking({ tier, attendees, discount = null }: QuoteRequest): Quote {
  const { adultPrice } = tier;
  const tickets = { ...countTickets(attendees), adultPrice, childPrice: childPriceOf(tier) };
  return quoteTickets(tickets, discount ? discountOn(ticketsTotalOf(tickets), discount) : zeroCents);
}

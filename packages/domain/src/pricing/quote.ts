import { addCents, cents, zeroCents, type Cents } from '../money';
import { extrasPrice, type BookedExtra, type ExtraLine } from './extra';
import type { BookedType } from './price-type';
import { chargeRates } from './rates';
import { childPriceOf, type PricingTier } from './tier';
import { quoteTotals, type QuoteTotals } from './totals';

export { addTax, quoteTotals, taxed, type QuoteTotals } from './totals';

/** What adults and children pay. */
export type TicketPrices = Pick<PricingTier, 'adultPrice' | 'childPrice'>;

/** Someone with a price: what they were added for, that of their price type, or else a child's or an adult's. */
export interface PricedPerson {
  readonly isChild: boolean;
  readonly priceType?: BookedType | undefined;
  readonly added?: { readonly price?: Cents } | undefined;
  /** What they take along. */
  readonly extras?: readonly BookedExtra[] | undefined;
}

/** How many people come as a price type, and what each of them pays; or how many of a package, and for how many people. */
export interface TypeTickets extends Pick<BookedType, 'name' | 'price'> {
  readonly people: number;
  /** Left out for what isn't a package. */
  readonly sharedBy?: number | undefined;
}

/** How many people come, and what each of them pays. Prices in cents. */
export interface Tickets {
  readonly adults: number;
  readonly children: number;
  readonly adultPrice: Cents;
  readonly childPrice: Cents;
  /** Those who come as something else; left out if no one does. */
  readonly types?: readonly TypeTickets[] | undefined;
  /** What they take along; left out for nothing. */
  readonly extras?: readonly ExtraLine[] | undefined;
}

/** The whole price of one booking, in cents. */
export interface Quote extends Tickets, QuoteTotals {
  /** Every attendee's price added up, and their extras, before the discount. */
  readonly ticketsTotal: Cents;
  readonly discount: Cents;
}

/** What one person pays, before a discount and without what they take along. */
export function priceOf({ isChild, priceType, added }: PricedPerson, prices: TicketPrices): Cents {
  if (added?.price !== undefined) return added.price;
  if (priceType !== undefined) return priceType.price;
  return isChild ? childPriceOf(prices) : prices.adultPrice;
}

/** How many come as what. */
export type PeopleCount = Pick<Tickets, 'adults' | 'children' | 'types' | 'extras'>;

/** The same of people who needn't have names yet. */
export function countedTickets(count: PeopleCount, prices: TicketPrices): Tickets {
  return { ...count, adultPrice: prices.adultPrice, childPrice: childPriceOf(prices) };
}

/** What tickets cost together, before any discount, which is a share of this: extras aren't in it. */
export function ticketsTotalOf({ adults, children, adultPrice, childPrice, types = [] }: Tickets): Cents {
  const ofTypes = types.reduce((sum, { people, price }) => sum + people * price, 0);
  return cents(adults * adultPrice + children * childPrice + ofTypes);
}

/**
 * The whole price of one booking, less a discount in cents. Client and server both call this function.
 * @param rates of the event; the specification's by default
 * @throws RangeError if the discount is larger than the tickets
 * Source: rules MON-02 and MON-07.
 */
export function quoteTickets(tickets: Tickets, discount: Cents = zeroCents, rates = chargeRates): Quote {
  const { adults, children, adultPrice, childPrice, types, extras } = tickets;
  const ticketsTotal = addCents(ticketsTotalOf(tickets), extrasPrice(extras));
  return {
    adults,
    children,
    adultPrice,
    childPrice,
    ...(types !== undefined && { types }),
    ...(extras !== undefined && { extras }),
    ticketsTotal,
    discount,
    ...quoteTotals(cents(ticketsTotal - discount), rates),
  };
}

import { quoteToWire } from '@ascendant/contract/quote-wire';
import { cents, formatDollars, type Cents } from '@ascendant/domain/money';
import { quoteTickets, quoteTotals, type Quote } from '@ascendant/domain/pricing/quote';

const tickets = { adults: 2, children: 0, adultPrice: cents(54_400), childPrice: cents(32_800) };
const earlyBird = { id: 1, tierType: 'early_bird' } as const;

/** Two adults at the early-bird price of `buildEvent`, with the fee and the tax of today. */
export const twoAdults = quoteTickets(tickets);
/** The same with 10% off. */
export const twoAdultsDiscounted = quoteTickets(tickets, cents(10_880));

/** An early-bird quote as replies carry it. */
export function earlyBirdWire(quote: Quote) {
  return quoteToWire(quote, earlyBird);
}

/** '$643.30': what one adult pays in all for a ticket at this price. */
export function allIn(price: Cents): string {
  return formatDollars(quoteTotals(price).total);
}

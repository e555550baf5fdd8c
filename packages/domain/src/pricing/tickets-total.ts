import { cents, type Cents } from '../money';

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

import { formatDollars, type Cents } from '../money';

/** '1 adult', '2 adults' */
export function adultsLabel(count: number): string {
  return `${count} ${count === 1 ? 'adult' : 'adults'}`;
}

/** '1 child', '2 children' */
export function childrenLabel(count: number): string {
  return `${count} ${count === 1 ? 'child' : 'children'}`;
}

/** '2 adults, 1 child'; '' for no one. */
export function partySize({ adults, children }: { readonly adults: number; readonly children: number }): string {
  const parts = [adults > 0 ? adultsLabel(adults) : '', children > 0 ? childrenLabel(children) : ''];
  return parts.filter(Boolean).join(', ');
}

/** '2 adults × $544.00', before what they pay together. */
export function ticketsLabel(people: string, price: Cents): string {
  return `${people} × ${formatDollars(price)}`;
}

import { cents, formatDollars, zeroCents, type Cents } from '../money';
import { extraName } from './extra';
import type { Tickets, TypeTickets } from './quote';

/** '1 adult', '2 adults' */
export function adultsLabel(count: number): string {
  return `${count} ${count === 1 ? 'adult' : 'adults'}`;
}

/** '1 child', '2 children' */
export function childrenLabel(count: number): string {
  return `${count} ${count === 1 ? 'child' : 'children'}`;
}

/** How many come as what. */
type PartySize = Pick<Tickets, 'adults' | 'children'> & {
  readonly types?: readonly Pick<TypeTickets, 'name' | 'people' | 'sharedBy'>[] | undefined;
};

/** '2 adults, 1 child, 2 × Senior, 1 × Whole boat for 5'; '' for no one. */
export function partySize({ adults, children, types = [] }: PartySize): string {
  const parts = [adults > 0 ? adultsLabel(adults) : '', children > 0 ? childrenLabel(children) : ''];
  return [
    ...parts,
    ...types.map(({ name, people, sharedBy }) => `${people} × ${name}${sharedBy ? ` for ${sharedBy}` : ''}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What someone comes as: 'Senior', 'Child', 'Adult'. */
export function kindOfTicket({
  isChild,
  priceType,
}: {
  readonly isChild: boolean;
  readonly priceType?: string | undefined;
}): string {
  return priceType ?? (isChild ? 'Child' : 'Adult');
}

/** 'Show at check-in: Student card' */
export function showsText(proof: string): string {
  return `Show at check-in: ${proof}`;
}

/** 'Ask to see: Student card', for those who check people in. */
export function asksText(proof: string): string {
  return `Ask to see: ${proof}`;
}

/** A line of a price: people who pay the same, or the same extra. */
export interface TicketLine {
  /** '2 adults × $544.00', 'Senior, 2 × $462.40', or who comes free of charge: '2 adults'. */
  readonly label: string;
  readonly amount: Cents;
  /** Of an extra, which no tier is about. */
  readonly isExtra?: true;
}

/** The lines of everyone who comes, adults first, and then of what they take along. */
export function ticketLines(tickets: Tickets): readonly TicketLine[] {
  const { adults, children, adultPrice, childPrice, types = [], extras = [] } = tickets;
  return [
    lineOf(adultsLabel(adults), adults, adultPrice),
    lineOf(childrenLabel(children), children, childPrice),
    ...types.map(({ name, people, price }) => namedLine(name, people, price)),
    ...extras.map((extra) => ({
      ...namedLine(extraName(extra), extra.quantity, extra.price),
      isExtra: true as const,
    })),
  ].filter(({ people }) => people > 0);
}

function namedLine(name: string, people: number, price: Cents) {
  return lineOf(price === zeroCents ? `${people} × ${name}` : `${name}, ${people}`, people, price);
}

function lineOf(who: string, people: number, price: Cents) {
  return {
    label: price === zeroCents ? who : `${who} × ${formatDollars(price)}`,
    people,
    amount: cents(people * price),
  };
}

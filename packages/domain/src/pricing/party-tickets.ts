import { extraLines } from './extra';
import { sharesPackage } from './price-type';
import {
  countedTickets,
  type PeopleCount,
  type PricedPerson,
  type TicketPrices,
  type Tickets,
  type TypeTickets,
} from './quote';

/** How many of a party come as what, and what they take along. */
export function countPeople(people: readonly PricedPerson[]): PeopleCount {
  const others = people.filter(({ priceType }) => priceType === undefined);
  const children = others.filter(({ isChild }) => isChild).length;
  const types = typeTickets(people);
  const extras = extraLines(people);
  return {
    adults: others.length - children,
    children,
    ...(types.length > 0 && { types }),
    ...(extras.length > 0 && { extras }),
  };
}

/** The tickets of a party. @param prices with the group price, if they have one */
export function ticketsOf(people: readonly PricedPerson[], prices: TicketPrices): Tickets {
  return countedTickets(countPeople(people), prices);
}

/** In the order in which they're first named. */
function typeTickets(people: readonly PricedPerson[]): readonly TypeTickets[] {
  const found = new Map<string, TypeTickets>();
  for (const { priceType } of people) {
    if (priceType === undefined) continue;
    const { name, price, covers } = priceType;
    const before = found.get(name);
    found.set(name, {
      name,
      // Of those who share a package, the first pays.
      price: before?.price || price,
      people: (before?.people ?? 0) + (sharesPackage(priceType) ? 0 : 1),
      ...(covers && { sharedBy: (before?.sharedBy ?? 0) + 1 }),
    });
  }
  return [...found.values()];
}

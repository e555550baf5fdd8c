import { maxAttendeesPerBooking, noChildTicketsFromAge } from '../event/limits';
import { childBelowAge } from '../person/age';
import type { PriceType } from '../pricing/price-type';

/** How many people someone books for, themselves included, before it's said who they are. */
export interface PartyCount {
  readonly adults: number;
  readonly children: number;
}

/** Who books when nothing was chosen. */
export const oneAdult: PartyCount = { adults: 1, children: 0 };

/**
 * A party from an address: '2-1' is two adults and a child.
 * @returns null for no text, and for anything that isn't a party that can be chosen: anyone can type an address
 */
export function partyCountOf(text: string | null): PartyCount | null {
  const [, adults, children] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? [];
  const count = { adults: Number(adults), children: Number(children) };
  return count.adults >= 1 && count.adults + count.children <= maxAttendeesPerBooking ? count : null;
}

/** '2-1', as an address has it. */
export function partyCountText({ adults, children }: PartyCount): string {
  return `${adults}-${children}`;
}

/** Whether children can come at all. Source: specification 1, section 9 (Business constants and limits). */
export function takesChildren(minimumAge: number): boolean {
  return minimumAge < noChildTicketsFromAge;
}

/** A party without the children whom an event doesn't take: an address can ask for any. */
export function partyTaken(chosen: PartyCount, minimumAge: number): PartyCount {
  return takesChildren(minimumAge) ? chosen : { ...chosen, children: 0 };
}

/** 'Under 16', or '8 to 15' where the event has a minimum age: who pays the child price. */
export function childAgesLabel(minimumAge: number): string {
  return minimumAge > 0 ? `${minimumAge} to ${childBelowAge - 1}` : `Under ${childBelowAge}`;
}

/** '16 and over': who pays the adult price. */
export function adultAgesLabel(minimumAge: number): string {
  return `${Math.max(minimumAge, childBelowAge)} and over`;
}

/**
 * The most people who can be chosen: the seats left, and what one booking takes. At least one. Where some need no seat of their own, infants or
 * those who share a package, it's only what a booking takes: who comes as what, and so how many seats they need, is chosen later.
 */
export function mostPeople(seatsLeft: number, priceTypes: readonly Pick<PriceType, 'seats' | 'covers'>[] = []): number {
  const isSeatEach = !priceTypes.some(({ seats, covers }) => seats === 0 || covers !== undefined);
  return Math.max(
    1,
    Math.min(maxAttendeesPerBooking, isSeatEach || seatsLeft === 0 ? seatsLeft : maxAttendeesPerBooking),
  );
}

/** What a party becomes with some more, or fewer, of one kind; as it is if that isn't a party that can be chosen. @param most people in all */
export function steppedParty(
  chosen: PartyCount,
  { of, by, most }: { readonly of: keyof PartyCount; readonly by: number; readonly most: number },
): PartyCount {
  const next = { ...chosen, [of]: chosen[of] + by };
  const isParty = next.adults >= oneAdult.adults && next.children >= 0 && next.adults + next.children <= most;
  return isParty ? next : chosen;
}

/** The seats of a party that no one is named for yet. */
export function openSeats(chosen: PartyCount, named: PartyCount): PartyCount {
  return {
    adults: Math.max(0, chosen.adults - named.adults),
    children: Math.max(0, chosen.children - named.children),
  };
}

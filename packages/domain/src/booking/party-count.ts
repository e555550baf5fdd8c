import { maxAttendeesPerBooking, noChildTicketsFromAge } from '../event/limits';
import { childBelowAge } from '../person/age';

/** How many people someone books for, themselves included, before it's said who they are. */
export interface PartyCount {
  readonly adults: number;
  readonly children: number;
}

/** Who books when nothing was chosen. */
export const oneAdult: PartyCount = { adults: 1, children: 0 };

/** Whether children can come at all. Source: specification 1, section 9 (Business constants and limits). */
export function takesChildren(minimumAge: number): boolean {
  return minimumAge < noChildTicketsFromAge;
}

/** 'Under 16', or '8 to 15' where the event has a minimum age: who pays the child price. */
export function childAgesLabel(minimumAge: number): string {
  return minimumAge > 0 ? `${minimumAge} to ${childBelowAge - 1}` : `Under ${childBelowAge}`;
}

/** '16 and over': who pays the adult price. */
export function adultAgesLabel(minimumAge: number): string {
  return `${Math.max(minimumAge, childBelowAge)} and over`;
}

/** The most people who can be chosen: the seats left, and what one booking takes. At least one. */
export function mostPeople(seatsLeft: number): number {
  return Math.max(1, Math.min(maxAttendeesPerBooking, seatsLeft));
}

/**
 * A party from the texts of an address, which anyone can type: whatever isn't a party that can be chosen is one adult.
 * @param adults '2'; null for one
 * @param children '1'; null for none
 */
export function partyCountOf(adults: string | null, children: string | null): PartyCount {
  const count = { adults: wholeIn(adults, 1), children: wholeIn(children, 0) };
  const isParty = count.adults >= 1 && count.adults + count.children <= maxAttendeesPerBooking;
  return isParty ? count : oneAdult;
}

/** The seats of a party that no one is named for yet. */
export function openSeats(chosen: PartyCount, named: PartyCount): PartyCount {
  return {
    adults: Math.max(0, chosen.adults - named.adults),
    children: Math.max(0, chosen.children - named.children),
  };
}

/** @returns NaN for what isn't a small whole number, with which nothing compares */
function wholeIn(text: string | null, otherwise: number): number {
  if (text === null) return otherwise;
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

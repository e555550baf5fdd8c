import { maxAttendeesPerBooking } from '../event/limits';
import type { BookedType } from '../pricing/price-type';
import { refuse, type Refusal } from '../result';
import { knownAge, type Attendee } from './attendees';
import { packageProblem } from './packages';

/** How many seats of a date people take: one each, unless their price type says otherwise. */
export function seatsOf(people: readonly { readonly priceType?: Pick<BookedType, 'seats'> | undefined }[]): number {
  return people.reduce((sum, { priceType }) => sum + (priceType?.seats ?? 1), 0);
}

/**
 * Why people can't come together as what they chose; null if they can: some price types need an adult, packages have room for so many, and someone has
 * to have a seat.
 * @param party everyone in the booking who comes
 * Source: docs/rules/pricing.md, "Price types".
 */
export function partyRefusal(
  party: readonly Pick<Attendee, 'age' | 'guest' | 'isChild' | 'priceType'>[],
): Refusal<'adult_required' | 'seat_required' | 'price_type_refused'> | null {
  const problem = packageProblem(party);
  if (problem !== null) return refuse('price_type_refused', 'Choose another price', problem);
  const adults = party.filter(isAdult).length;
  for (const { priceType } of party) {
    if (priceType?.perAdult === undefined) continue;
    const { name, perAdult } = priceType;
    if (party.filter((person) => person.priceType?.name === name).length > perAdult * adults)
      return refuse('adult_required', 'Adult required', perAdultText(name, perAdult));
  }
  return seatsOf(party) > 0 ? null : refuse('seat_required', 'Seat required', seatText);
}

/** From this age on, someone who comes as another price type counts as an adult who brings an infant. */
const adultTypeAge = 18;

/** Someone who comes as an adult, or as another price type from 18 on. A guest is an adult. */
function isAdult(person: Pick<Attendee, 'age' | 'guest' | 'isChild' | 'priceType'>): boolean {
  const { priceType, isChild } = person;
  if (priceType === undefined) return !isChild;
  return priceType.perAdult === undefined && (knownAge(person) ?? adultTypeAge) >= adultTypeAge;
}

function perAdultText(name: string, perAdult: number): string {
  if (perAdult >= maxAttendeesPerBooking) return `${name} needs an adult in the same booking.`;
  return `Each adult can bring up to ${perAdult} ${perAdult === 1 ? name.toLowerCase() : pluralOf(name)}.`;
}

/** 'infants', 'babies'; of several words: 'of ‘Lap infant’'. */
function pluralOf(name: string): string {
  if (!/^\p{L}+$/u.test(name)) return `of ‘${name}’`;
  const word = name.toLowerCase();
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const seatText = 'At least one person in a booking needs a seat. Choose another price for someone.';

import { zeroCents } from '../money';
import {
  fitsType,
  keptOf,
  sharedOf,
  sharesPackage,
  typeAgesLabel,
  typesNamed,
  typesOnSale,
  type BookedType,
  type OfferedType,
  type PriceType,
} from '../pricing/price-type';
import { ok, refuse, type Result } from '../result';
import { asBookedWith } from './attendee-extras';
import { knownAge, type Attendee } from './attendees';
import { inPackages, takesWholeDate } from './packages';
import { seatsOf } from './party-rules';

/** People with the price that they were booked at: a later date can make an adult of a child, and the quote of a booking doesn't change (MON-04). */
export function asBooked<
  Person extends Pick<Attendee, 'isChild' | 'bookedAsChild' | 'priceType' | 'bookedType' | 'extras' | 'givenBack'>,
>(people: readonly Person[]): readonly Person[] {
  return people.map(asBookedWith).map((person) => ({
    ...person,
    isChild: person.bookedAsChild ?? person.isChild,
    priceType: person.bookedType ?? person.priceType,
  }));
}

/** Whom a booking was made for: its quote is about them. */
export function bookedAtFirst<Person extends Pick<Attendee, 'added'>>(people: readonly Person[]): readonly Person[] {
  return people.filter(({ added }) => added === undefined);
}

/** Someone on another date, whose prices count there, also for who was added later. */
export function atPricesThere(person: Attendee): Attendee {
  return person.added === undefined ? person : { ...person, added: {} };
}

/**
 * A party with the price types that were chosen for its people, in order; undefined for an adult or a child.
 * @param coming who has a seat in the same booking already
 * Source: docs/rules/pricing.md, "Price types".
 */
export function withPriceTypes(
  party: readonly Attendee[],
  chosen: readonly (string | undefined)[],
  { offered, coming }: { readonly offered: readonly OfferedType[]; readonly coming?: readonly Attendee[] | undefined },
): Result<readonly Attendee[], 'price_type_refused'> {
  const typed: Attendee[] = [];
  for (const [place, person] of party.entries()) {
    const name = chosen[place];
    const type = offered.find((each) => each.name === name);
    const problem = name === undefined ? null : typeProblem(person, name, type);
    if (problem !== null) return refuse('price_type_refused', 'Choose another price', problem);
    typed.push(type ? { ...person, priceType: keptOf(type) } : person);
  }
  return ok(inPackages(typed, coming));
}

/** A package that isn't on offer on the date that people want to move to. */
export function packageMissingText(name: string): string {
  return `${name} isn’t offered as you booked it any longer, so this booking can’t move. Ask the host.`;
}

/** The organizer has taken a price type back, or an order made it up. */
export function notOfferedText(name: string): string {
  return `${name} isn’t offered any longer. Choose another price.`;
}

function typeProblem(person: Attendee, name: string, type: OfferedType | undefined): string | null {
  if (type === undefined) return notOfferedText(name);
  const age = knownAge(person);
  if (fitsType(type, age)) return null;
  const ages = `${name} is for ages ${typeAgesLabel(type).toLowerCase()}.`;
  return age === null ? `${ages} Add the name and date of birth of who it is.` : `${person.name} is ${age}. ${ages}`;
}

/** What someone of a booking that moves comes as there: as what they were booked as, if that's still offered and fits their age. */
function typeThere(person: Attendee, offered: readonly OfferedType[]): BookedType | null {
  const name = (person.bookedType ?? person.priceType)?.name;
  const type = offered.find((each) => each.name === name);
  if (type === undefined || !fitsType(type, knownAge(person))) return null;
  return sharesPackage(person.bookedType ?? person.priceType ?? {}) ? sharedOf(keptOf(type)) : keptOf(type);
}

/** The package that people of a booking come in and that isn't on offer on another date as it was booked; undefined if there's none. */
export function packageMissing(
  people: readonly Pick<Attendee, 'priceType' | 'bookedType'>[],
  offered: readonly Pick<OfferedType, 'name' | 'covers'>[],
): string | undefined {
  const booked = people.flatMap(({ priceType, bookedType = priceType }) => (bookedType?.covers ? [bookedType] : []));
  return booked.find(({ name, covers }) => !offered.some((type) => type.name === name && type.covers === covers))?.name;
}

/**
 * The price types of a booking's people on another date, in order; null for an adult or a child.
 * @param people as old as they are on that date
 * @returns null if no one was booked as one
 */
export function typesThere(
  people: readonly Attendee[],
  offered: readonly OfferedType[],
): readonly (BookedType | null)[] | null {
  const hasTypes = people.some(({ priceType, bookedType }) => (bookedType ?? priceType) !== undefined);
  return hasTypes ? people.map((person) => typeThere(person, offered)) : null;
}

/** Someone as they come to the date that their booking moved to; what they were booked as is kept. @param type null for an adult or a child */
export function comingAs(person: Attendee, type: BookedType | null): Attendee {
  const { priceType, bookedType = priceType, ...rest } = person;
  if (bookedType === undefined) return person;
  const isSame = type?.name === bookedType.name && type.price === bookedType.price;
  return { ...rest, ...(type && { priceType: type }), ...(isSame ? {} : { bookedType }) };
}

/** How many seats people take on a date who come as what they name; null for the whole date. */
export function seatsNamed(people: Parameters<typeof typesNamed>[0], types: readonly PriceType[]): number | null {
  const offered = typesOnSale(types, { adultPrice: zeroCents }, { people: 0, groupPrices: [], capacity: 0 });
  const coming = inPackages(typesNamed(people, offered).map((type) => ({ priceType: type && keptOf(type) })));
  return takesWholeDate(coming) ? null : seatsOf(coming);
}

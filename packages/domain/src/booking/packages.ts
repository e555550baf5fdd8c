import { sharedOf, sharesPackage } from '../pricing/price-type';
import type { Attendee } from './attendees';

/** How many people of each package come, and how many of it are booked for them. */
interface Shared {
  readonly people: number;
  readonly packages: number;
}

function sharedBy(people: readonly Pick<Attendee, 'priceType'>[], name: string): Shared {
  const those = people.flatMap(({ priceType }) => (priceType?.name === name ? [priceType] : []));
  return { people: those.length, packages: those.filter((type) => !sharesPackage(type)).length };
}

/**
 * People with the packages that they share: the first of them has it, the others come along in it, and one too many has another.
 * @param coming who has a seat in the same booking already: what's left in their packages is filled first
 * Source: docs/rules/pricing.md, "Packages".
 */
export function inPackages<Person extends Pick<Attendee, 'priceType'>>(
  party: readonly Person[],
  coming: readonly Pick<Attendee, 'priceType'>[] = [],
): readonly Person[] {
  const placed: Person[] = [];
  for (const person of party) {
    const { priceType } = person;
    if (priceType?.covers === undefined) {
      placed.push(person);
      continue;
    }
    const { people, packages } = sharedBy([...coming, ...placed], priceType.name);
    const hasRoom = people < packages * priceType.covers;
    placed.push(hasRoom ? { ...person, priceType: sharedOf(priceType) } : person);
  }
  return placed;
}

/** Why the people of a party can't share its packages so; null if they can. */
export function packageProblem(party: readonly Pick<Attendee, 'priceType'>[]): string | null {
  for (const { priceType } of party) {
    if (priceType?.covers === undefined) continue;
    const { name, covers } = priceType;
    const { people, packages } = sharedBy(party, name);
    if (packages === 0)
      return `${name} ends when the person it was booked with is cancelled. Cancel everyone in it, or someone else.`;
    const isWhole = party.some(({ priceType: type }) => type?.name === name && type.isWhole);
    if (people > packages * covers || (isWhole && packages > 1)) return `${name} is for up to ${covers} people.`;
    if (isWhole && party.some(({ priceType: type }) => type?.name !== name && type?.seats !== 0))
      return `${name} takes every seat of the date, so everyone comes in it.`;
  }
  return null;
}

/** Whether people take every seat of a date, by whatever name. */
export function takesWholeDate(people: readonly Pick<Attendee, 'priceType'>[]): boolean {
  return people.some(({ priceType }) => priceType?.isWhole === true);
}

/** Someone else has a seat, a hold, an offer or seats set aside. */
export const wholeTakenText = 'Others have already booked this date, so it can’t be booked as a whole.';

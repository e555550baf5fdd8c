import {
  extraName,
  quantityOf,
  type BookedExtra,
  type ChosenExtra,
  type OfferedExtra,
  type TakenExtra,
} from '../pricing/extra';
import { ok, refuse, type Result } from '../result';
import type { Attendee } from './attendees';

/** How many of an extra a whole booking can have. */
export const maxQuantity = 20;

export type ExtraRefusal = 'extra_not_offered' | 'extra_sold_out';

/**
 * A party with the extras that were chosen for its people, in order, as bookings keep them.
 * @param offered on the date, with what's left
 * Source: docs/rules/pricing.md, "Extras".
 */
export function withExtras(
  party: readonly Attendee[],
  chosen: readonly (readonly ChosenExtra[] | undefined)[],
  offered: readonly OfferedExtra[],
): Result<readonly Attendee[], ExtraRefusal> {
  const people: Attendee[] = [];
  for (const [place, person] of party.entries()) {
    const wanted = chosen[place] ?? [];
    const problem = problemOf(wanted, { offered, isFirst: place === 0 });
    if (problem !== null) return refuse('extra_not_offered', 'Choose again', problem);
    people.push(wanted.length === 0 ? person : { ...person, extras: wanted.map((one) => keptExtra(one, offered)) });
  }
  const soldOut = soldOutText(people, offered);
  return soldOut === null ? ok(people) : refuse('extra_sold_out', 'Just taken', soldOut);
}

interface Offer {
  readonly offered: readonly OfferedExtra[];
  /** Whether it's the person who has what's for the whole booking. */
  readonly isFirst: boolean;
}

/** The organizer has taken an extra back, or an order made it up. */
function problemOf(wanted: readonly ChosenExtra[], { offered, isFirst }: Offer): string | null {
  const named = new Set<string>();
  for (const one of wanted) {
    const extra = offered.find(({ name }) => name === one.name);
    const isChoice = extra?.choices.some(({ name }) => name === one.choice) ?? false;
    if (!extra || (one.choice !== undefined && !isChoice)) return notOfferedText(one);
    if (extra.choices.length > 0 && !isChoice) return `Choose one of ${extra.name}: ${choiceNames(extra)}.`;
    const key = extra.per === 'person' ? extra.name : extraName(one);
    if (named.has(key)) return `${key} was chosen twice for the same person.`;
    named.add(key);
    if (extra.per === 'booking' && !isFirst) return `${extra.name} is for the whole booking.`;
    const most = extra.per === 'person' ? 1 : maxQuantity;
    if (!(quantityOf(one) >= 1 && quantityOf(one) <= most)) return `Choose 1 to ${most} of ${extra.name}.`;
  }
  return null;
}

function notOfferedText(extra: ChosenExtra): string {
  return `${extraName(extra)} isn’t offered any longer. Leave it out, or choose something else.`;
}

function choiceNames({ choices }: OfferedExtra): string {
  return choices.map(({ name }) => name).join(', ');
}

function keptExtra({ name, choice, quantity = 1 }: ChosenExtra, offered: readonly OfferedExtra[]): BookedExtra {
  const extra = offered.find((one) => one.name === name);
  if (!extra) throw new RangeError(`${name} isn't offered`);
  return {
    name,
    ...(choice !== undefined && { choice }),
    price: extra.price,
    ...(quantity > 1 && { quantity }),
    ...(!extra.isRefundable && { isFinal: true as const }),
  };
}

/** Someone with everything that they were booked with, also what they gave back: the quote of their booking is about it (MON-04). */
export function asBookedWith<Person extends Pick<Attendee, 'extras' | 'givenBack'>>(person: Person): Person {
  const { extras = [], givenBack } = person;
  return givenBack === undefined ? person : { ...person, extras: [...extras, ...givenBack] };
}

/** What people take of each extra and each of its choices. */
export function takenBy(people: readonly Pick<Attendee, 'extras'>[]): readonly TakenExtra[] {
  const counts = new Map<string, TakenExtra>();
  for (const extra of people.flatMap(({ extras = [] }) => extras)) {
    for (const choice of new Set(['', extra.choice ?? ''])) {
      const key = JSON.stringify([extra.name, choice]);
      const taken = (counts.get(key)?.taken ?? 0) + quantityOf(extra);
      counts.set(key, { name: extra.name, choice, taken });
    }
  }
  return [...counts.values()];
}

/** Two counts of what's taken, together. @param sign −1 to take the others off */
export function sumTaken(one: readonly TakenExtra[], others: readonly TakenExtra[], sign: 1 | -1 = 1): TakenExtra[] {
  const rest = others.filter(
    ({ name, choice }) => !one.some((taken) => taken.name === name && taken.choice === choice),
  );
  const all = [...one, ...rest.map((taken) => ({ ...taken, taken: 0 }))];
  return all.map((count) => {
    const more = others.find(({ name, choice }) => name === count.name && choice === count.choice)?.taken ?? 0;
    return { ...count, taken: count.taken + sign * more };
  });
}

/**
 * Why a date hasn't as much left as people take; null if it has.
 * @param people of whom those with something that isn't offered any longer keep it
 */
export function soldOutText(
  people: readonly Pick<Attendee, 'extras'>[],
  offered: readonly OfferedExtra[],
  where: 'here' | 'there' = 'here',
): string | null {
  for (const { name, choice, taken } of takenBy(people)) {
    const extra = offered.find((one) => one.name === name);
    const left = choice === '' ? extra?.left : extra?.choices.find((one) => one.name === choice)?.left;
    if (extra === undefined || left === undefined || left === null || taken <= left) continue;
    const wanted = { name, ...(choice !== '' && { choice }) };
    return where === 'here' ? fewerText(wanted, left, extra) : fewerThereText(wanted, left);
  }
  return null;
}

function fewerText(wanted: ChosenExtra, left: number, extra: OfferedExtra): string {
  const what = extraName(wanted);
  if (left > 0) return `Only ${left} of ${what} ${left === 1 ? 'is' : 'are'} left.`;
  const others = extra.choices.filter((other) => other.name !== wanted.choice && other.left !== 0);
  const [other] = others.toSorted((a, b) => (b.left ?? Infinity) - (a.left ?? Infinity));
  return `${what} has just been taken.${other === undefined ? '' : ` ${otherText(other)}`}`;
}

function fewerThereText(wanted: ChosenExtra, left: number): string {
  return `That date has ${left === 0 ? 'no' : `only ${left} of`} ${extraName(wanted)} left. Choose another date.`;
}

function otherText({ name, left }: OfferedExtra['choices'][number]): string {
  const of = /^(?:\d+|X{0,4}[SL]|M)$/iu.test(name) ? `size ${name}` : name;
  if (left === null) return `There’s still ${of}.`;
  return `${left} of ${of} ${left === 1 ? 'is' : 'are'} left.`;
}

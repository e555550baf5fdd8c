import { cents, zeroCents } from '../money';
import { extraName, quantityOf, type BookedExtra, type ChosenExtra } from '../pricing/extra';
import { ok, refuse, type Result } from '../result';
import type { Attendee } from './attendees';
import { codeShareOf, finalPart, shareOf } from './booking-shares';
import { planShare, type CancellationPlan, type CancellationRefusal } from './cancellation';
import { leftOf, type SharedBooking } from './partial-cancellation';

/** An extra of someone in a booking, by their place in it, from 0. */
export interface ExtraOfPerson extends ChosenExtra {
  readonly position: number;
}

export type GivingBackRefusal = CancellationRefusal | 'no_extra' | 'not_theirs';

type TakingAlong = Pick<Attendee, 'extras' | 'givenBack'>;

/**
 * The people of a booking, in order, without the extras that some of them give back. Who has none left has an empty list.
 * Source: docs/rules/pricing.md, "Extras".
 */
export function withoutExtras<Person extends TakingAlong & { readonly isCancelled?: boolean }>(
  people: readonly Person[],
  returned: readonly ExtraOfPerson[],
): Result<readonly Person[], 'no_extra' | 'not_theirs'> {
  if (returned.length === 0) return refuse('no_extra', refusals.no_extra);
  const after = [...people];
  for (const extra of returned) {
    const person = after[extra.position];
    const rest = person && person.isCancelled !== true ? withoutExtra(person, extra) : null;
    if (rest === null) return refuse('not_theirs', notTheirsText(extra));
    after[extra.position] = rest;
  }
  return ok(after);
}

/** @returns null if they haven't so many of it */
function withoutExtra<Person extends TakingAlong>(person: Person, wanted: ExtraOfPerson): Person | null {
  const { extras = [], givenBack = [] } = person;
  const place = extras.findIndex(({ name, choice }) => name === wanted.name && choice === wanted.choice);
  const extra = extras[place];
  const left = extra === undefined ? -1 : quantityOf(extra) - quantityOf(wanted);
  if (extra === undefined || left < 0 || quantityOf(wanted) < 1) return null;
  const kept = left === 0 ? extras.toSpliced(place, 1) : extras.with(place, counted(extra, left));
  const back = [...givenBack, counted(extra, quantityOf(wanted))];
  return { ...person, extras: kept, givenBack: back };
}

function counted({ name, choice, price, isFinal }: BookedExtra, quantity: number): BookedExtra {
  return {
    name,
    ...(choice !== undefined && { choice }),
    price,
    ...(quantity > 1 && { quantity }),
    ...(isFinal && { isFinal }),
  };
}

/**
 * What giving extras back now means, while the people come: the share of what was paid that they have, of which the policy decides how much goes
 * back; nothing of what isn't refundable.
 * Source: docs/rules/pricing.md, "Extras".
 */
export function planGivingBack(
  booking: SharedBooking,
  returned: readonly ExtraOfPerson[],
): Result<CancellationPlan, GivingBackRefusal> {
  const { people } = booking;
  const after = withoutExtras(people, returned);
  if (!after.ok) return after;
  const owners = returned.map(({ position }) => people[position]);
  const present = owners.find((owner) => owner?.isCheckedIn);
  if (present) return refuse('checked_in', `${present.name} is already checked in, so this can’t be given back.`);
  const back = after.value.flatMap(({ givenBack = [] }, position) =>
    givenBack.slice(people[position]?.givenBack?.length ?? 0),
  );
  const share = {
    // Extras alone, without the price of a seat.
    of: [{ isChild: false, added: { price: zeroCents }, extras: back }],
    among: people.filter(({ isCancelled }) => !isCancelled),
    code: codeShareOf(booking),
  };
  const left = leftOf(booking);
  const final = finalPart(left, booking, share);
  return planShare({ ...booking, isCheckedIn: false, final }, cents(shareOf(left, booking, share)));
}

const refusals = { no_extra: 'Choose what to give back.' } as const;

function notTheirsText(extra: ChosenExtra): string {
  return `${extraName(extra)} isn’t in this booking any longer. Please look at it again.`;
}

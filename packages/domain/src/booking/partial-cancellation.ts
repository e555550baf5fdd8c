import { cents, divideHalfUp, type Cents } from '../money';
import { priceOf, type PricedPerson, type TicketPrices } from '../pricing/quote';
import { refuse, type Result } from '../result';
import { childRefusal, type Attendee, type ChildCare } from './attendees';
import { planShare, type CancellableBooking, type CancellationPlan, type CancellationRefusal } from './cancellation';

/** Someone in a booking. */
export interface BookedPerson extends Pick<Attendee, 'name' | 'age' | 'isChild' | 'priceType' | 'guest'> {
  /** Their place was cancelled before. */
  readonly isCancelled: boolean;
  readonly isCheckedIn: boolean;
}

/** A booking whose people can be cancelled one by one. */
export interface SharedBooking extends CancellableBooking, ChildCare {
  /** In order, the person who booked first. */
  readonly people: readonly BookedPerson[];
  /** Of the date that it's for now: when it was booked, or moved there. */
  readonly adultPrice: Cents;
  readonly childPrice: Cents;
  /** Refunds that failed, or that an admin closed: they're owed for something else, so no one who's cancelled now gets them. */
  readonly unmade: Cents;
}

/** The people of a booking who come. @param cancelledPositions the places in the booking, from 0, of those who were cancelled */
export function whoComes<Person>(people: readonly Person[], cancelledPositions: readonly number[]): Person[] {
  return people.filter((_, position) => !cancelledPositions.includes(position));
}

export type PartialCancellationRefusal =
  | CancellationRefusal
  | 'no_one'
  | 'not_coming'
  | 'everyone'
  | 'booker_stays'
  | 'adult_required'
  | 'guardian_required';

/**
 * What cancelling some of a booking's people now means. Each has the same share of what was paid as of the prices of the date that it's for, with
 * the discount, booking fee and tax in proportion; the policy decides how much of it goes back. Who stays has to be a party that could have booked.
 * @param leaving their places in the booking, from 0
 * Source: docs/rules/booking.md, "Cancelling some of the people"; docs/archive/decisions/0139-cancelling-some-of-the-people.md.
 */
export function planPartialCancellation(
  booking: SharedBooking,
  leaving: readonly number[],
): Result<CancellationPlan, PartialCancellationRefusal> {
  const { people } = booking;
  const chosen = new Set(leaving);
  const gone = [...chosen].map((position) => people[position]);
  if (gone.length === 0) return refuse('no_one', refusals.no_one);
  if (gone.some((person) => person === undefined || person.isCancelled))
    return refuse('not_coming', refusals.not_coming);
  const staying = people.filter(({ isCancelled }, position) => !isCancelled && !chosen.has(position));
  if (staying.length === 0) return refuse('everyone', refusals.everyone);
  if (chosen.has(0)) return refuse('booker_stays', refusals.booker_stays);
  const rule = childRefusal(staying, booking);
  if (rule !== null) return refuse(rule.code, `${rule.message} ${cancelAll}`);
  const present = gone.find((person) => person?.isCheckedIn);
  if (present) return refuse('checked_in', `${present.name} is already checked in, so their place can’t be cancelled.`);
  return planShare({ ...booking, isCheckedIn: false }, stakeOf(booking, chosen));
}

/** What was paid for some of the people, and has neither been refunded nor kept. */
function stakeOf(booking: SharedBooking, chosen: ReadonlySet<number>): Cents {
  const people = booking.people.map((person, position) => ({ ...person, isChosen: chosen.has(position) }));
  const staying = people.filter(({ isCancelled }) => !isCancelled);
  const leaving = staying.filter(({ isChosen }) => isChosen);
  return shareOf(leftOf(booking), booking, { of: leaving, among: staying });
}

/** What has neither been refunded nor kept, and isn't owed for something else. */
export function leftOf({ total, refunded, kept, unmade }: Omit<SharedBooking, 'people'>): Cents {
  return cents(Math.max(0, total - refunded - kept - unmade));
}

interface Share {
  readonly of: readonly PricedPerson[];
  readonly among: readonly PricedPerson[];
}

/** The share that some people have of an amount for them and others, by their prices; nothing where all of them are free. */
export function shareOf(amount: Cents, prices: TicketPrices, { of, among }: Share): Cents {
  const sumOf = (people: Share['of']) => people.reduce((sum, person) => sum + priceOf(person, prices), 0);
  const all = sumOf(among);
  return cents(all === 0 ? 0 : divideHalfUp(amount * sumOf(of), all));
}

const cancelAll = 'You can cancel the whole booking instead.';

const refusals = {
  no_one: 'Choose who isn’t coming.',
  not_coming: 'Someone you chose is no longer in this booking. Please look at it again.',
  everyone: 'That’s everyone in this booking, so cancel the whole booking.',
  booker_stays:
    'The person who booked is part of every booking. You can cancel the whole booking, or put another name on your ticket.',
} as const;

import { cents, type Cents } from '../money';
import { refuse, type Result } from '../result';
import { childRefusal, type Attendee, type ChildCare } from './attendees';
import { codeShareOf, finalPart, shareOf } from './booking-shares';
import {
  leftToCancel,
  planShare,
  type CancellableBooking,
  type CancellationPlan,
  type CancellationRefusal,
} from './cancellation';
import { partyRefusal } from './party-rules';

/** Someone in a booking. */
export interface BookedPerson extends Pick<
  Attendee,
  'name' | 'age' | 'isChild' | 'priceType' | 'guest' | 'added' | 'extras' | 'givenBack'
> {
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
  /** What its code took off the people, but not off what they take along; undefined without one. */
  readonly codeOff?: Cents;
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
  | 'seat_required'
  | 'price_type_refused'
  | 'guardian_required';

/**
 * What cancelling some of a booking's people now means. Each has the same share of what was paid as of the prices of the date that it's for, with
 * the discount, booking fee and tax in proportion, and takes their own extras along; the policy decides how much of it goes back. Who stays has to be a party that could have booked.
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
  const rule = childRefusal(staying, booking) ?? partyRefusal(staying);
  if (rule !== null) return refuse(rule.code, `${rule.message} ${cancelAll}`);
  const present = gone.find((person) => person?.isCheckedIn);
  if (present) return refuse('checked_in', `${present.name} is already checked in, so their place can’t be cancelled.`);
  const left = leftOf(booking);
  const of = people.filter((_, position) => chosen.has(position));
  const among = people.filter(({ isCancelled }) => !isCancelled);
  const code = codeShareOf(booking);
  const final = finalPart(left, booking, { of, among, code });
  return planShare({ ...booking, isCheckedIn: false, final }, shareOf(left, booking, { of, among, code }));
}

/** Of what's left of a booking, as much as was paid for extras that aren't refundable. */
export function finalOf(booking: SharedBooking): Cents {
  const of = booking.people.filter(({ isCancelled }) => !isCancelled);
  return finalPart(leftToCancel(booking), booking, { of, among: of, code: codeShareOf(booking) });
}

/** What has neither been refunded nor kept, and isn't owed for something else. */
export function leftOf({ total, refunded, kept, unmade }: Omit<SharedBooking, 'people'>): Cents {
  return cents(Math.max(0, total - refunded - kept - unmade));
}

const cancelAll = 'You can cancel the whole booking instead.';

const refusals = {
  no_one: 'Choose who isn’t coming.',
  not_coming: 'Someone you chose is no longer in this booking. Please look at it again.',
  everyone: 'That’s everyone in this booking, so cancel the whole booking.',
  booker_stays:
    'The person who booked is part of every booking. You can cancel the whole booking, or put another name on your ticket.',
} as const;

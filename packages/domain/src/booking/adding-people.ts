import { maxAttendeesPerBooking } from '../event/limits';
import type { Cents } from '../money';
import { priceOf, type TicketPrices } from '../pricing/quote';
import type { ChargeRates } from '../pricing/rates';
import { ok, refuse, type Result } from '../result';
import { childRefusal, type Attendee, type ChildCare } from './attendees';
import type { BookingState } from './lifecycle';
import { partyRefusal } from './party-rules';

/** What decides whether people can be added to a booking, besides what decides whether its date can be booked. */
export interface JoinableBooking {
  readonly state: BookingState;
  /** What was paid for it; 0 for a free booking. */
  readonly total: Cents;
  /** Their bank is asking for a payment back. */
  readonly isDisputed: boolean;
}

export type JoinRefusal = 'not_confirmed' | 'disputed' | 'free';

/**
 * Whether people who cost this much can be added to a booking. A free booking has no payment that theirs could be added to.
 * Source: docs/rules/booking.md, "Adding people".
 */
export function mayJoin({ state, total, isDisputed }: JoinableBooking, charge: Cents): Result<null, JoinRefusal> {
  if (state !== 'confirmed/completed') return refuse('not_confirmed', joinRefusals.not_confirmed);
  if (isDisputed) return refuse('disputed', joinRefusals.disputed);
  if (charge > 0 && total === 0) return refuse('free', joinRefusals.free);
  return ok(null);
}

export const joinRefusals: Readonly<Record<JoinRefusal, string>> = {
  not_confirmed: 'This booking isn’t confirmed, so no one can be added to it.',
  disputed: 'Your bank is looking into this payment, so no one can be added to this booking.',
  free: 'Your booking was free, and another seat isn’t. Ask the host to add people.',
};

/** A booking when people were asked to be added to it, or as it is now. */
interface Booked {
  readonly eventId: number;
  /** What those who come have paid. */
  readonly paid: Cents;
}

/**
 * Whether people who were paid for can still join: the booking is on the same date, at the same price, and takes so many, and everyone together is a
 * party that could have booked.
 */
export function joinsAsAsked(
  asked: Booked & { readonly joining: readonly Attendee[] },
  now: Booked &
    ChildCare & {
      readonly isDisputed: boolean;
      /** Everyone who was ever booked. */
      readonly booked: number;
      readonly coming: readonly Attendee[];
    },
): boolean {
  const isSame = now.eventId === asked.eventId && now.paid === asked.paid && !now.isDisputed;
  const fits = now.booked + asked.joining.length <= maxAttendeesPerBooking;
  const everyone = [...now.coming, ...asked.joining];
  return isSame && fits && (childRefusal(everyone, now) ?? partyRefusal(everyone)) === null;
}

/** The rates for people who are added: the fixed part of the booking fee was paid with the booking. */
export function ratesOfAdded(rates: ChargeRates): ChargeRates {
  return { ...rates, feeFixedCents: 0 };
}

/** People as a booking keeps them that they're added to, with what they pay. @param prices with the group price of everyone */
export function asAdded(people: readonly Attendee[], prices: TicketPrices): readonly Attendee[] {
  return people.map((person) => ({ ...person, added: { price: priceOf(person, prices) } }));
}

/** The people were paid for, and the booking couldn't take them any longer. */
export const addingReturnedText =
  'Your payment arrived, but people couldn’t be added to your booking any longer. We’re refunding your card, and your booking hasn’t changed because of it.';

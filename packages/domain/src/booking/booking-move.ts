import { cents, divideHalfUp, formatDollars, zeroCents, type Cents } from '../money';
import { ok, refuse, type Result } from '../result';
import { asBookedWith } from './attendee-extras';
import { codeShareOf, shareOf } from './booking-shares';
import {
  openUntil,
  percentBack,
  refusalToCancel,
  type CancellableBooking,
  type CancellationRefusal,
} from './cancellation';
import { lastRefundMoment } from './cancellation-policy';
import { leftOf, type SharedBooking } from './partial-cancellation';

/** How often a booking can change its date: each time, people are emailed. */
export const maxMovesPerBooking = 20;

/** What decides whether a traveller can move their booking to another date of its series. */
export interface MovableBooking extends CancellableBooking {
  /** The organizer lets people with a final sale move, until check-in opens. */
  readonly allowsFinalSale: boolean;
  readonly checkInOpensAt: Date;
  /** How often it has moved. */
  readonly moves: number;
}

export type MoveRefusal = CancellationRefusal | 'moved_often';

/**
 * Until when a traveller can move their booking: while its policy still refunds anything, a free booking until the event starts, a final sale
 * until check-in opens if the organizer allows it, and whatever the policy, while a move of the event lets them cancel for everything.
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export function movableUntil(booking: MovableBooking): Result<Date, MoveRefusal> {
  const refusal = refusalToCancel(booking);
  if (refusal !== null) return refuse(refusal, moveRefusals[refusal]);
  if (booking.moves >= maxMovesPerBooking) return refuse('moved_often', moveRefusals.moved_often);
  const freeUntil = openUntil(booking);
  if (freeUntil !== null) return ok(freeUntil);
  const { policy, total, startsAt, bookedStartsAt, now } = booking;
  if (total === zeroCents) return ok(startsAt);
  if (policy === 'final_sale' && !booking.allowsFinalSale) return refuse('final_sale', moveRefusals.final_sale);
  const until = lastRefundMoment(policy, bookedStartsAt) ?? booking.checkInOpensAt;
  return now <= until ? ok(until) : refuse('too_late', moveRefusals.too_late);
}

/** A booking whose price can change with its date. */
export interface PricedBooking extends SharedBooking {
  /**
   * What the date that it's for costs everyone who was booked, with the code: when it was booked, or moved there. Null of a booking that an older
   * version moved.
   */
  readonly partyPrice: Cents | null;
  /** Of what was refunded, as much as was neither for people who were cancelled nor for a cheaper date. */
  readonly courtesy: Cents;
  /** Taken by the bank. */
  readonly lost: Cents;
}

/**
 * What those who come have paid for the date that a booking is for. What went back as a courtesy isn't taken off, so that no move takes it back: then
 * it's their share of what the date costs everyone who was booked.
 */
export function worthOf(booking: PricedBooking): Cents {
  const { people, partyPrice, courtesy, lost, total, refunded, kept, owed, settled } = booking;
  if (courtesy === 0 || partyPrice === null) return cents(Math.max(0, total - refunded - kept - owed - settled));
  const of = people.filter(({ isCancelled }) => !isCancelled);
  const among = people.map(asBookedWith);
  const share = shareOf(partyPrice, booking, { of, among, code: codeShareOf(booking) });
  return cents(Math.max(0, share - lost));
}

/** What a move does to the price: either it costs more, or something goes back, and the rest of that's kept. */
export interface PriceDifference {
  readonly refund: Cents;
  readonly kept: Cents;
  readonly charge: Cents;
}

/**
 * What the new date costs more or less than the one that a booking is for. Of what it costs less, the policy's share goes back, as if that were
 * cancelled, and never more than is left of what was paid.
 * @param price of the new date for those who come
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export function priceDifference(booking: PricedBooking, price: Cents): PriceDifference {
  const worth = worthOf(booking);
  if (price >= worth) return { refund: zeroCents, kept: zeroCents, charge: cents(price - worth) };
  const less = worth - price;
  const left = leftOf(booking);
  const refund = Math.min(divideHalfUp(less * percentBack(booking), 100), left);
  return { refund: cents(refund), kept: cents(Math.min(less - refund, left - refund)), charge: zeroCents };
}

/** A dearer date that was asked for without paying the difference. */
export function dearerText(charge: Cents): string {
  return `That date costs ${formatDollars(charge)} more than you paid. Pay the difference to move there.`;
}

/** Why a booking that cost nothing doesn't move to a date that does: it has no payment that the difference could be added to. */
export const freeToPaidText = 'Your booking was free, and that date isn’t. Book that one, and cancel this booking.';

/** What a booking looked like when the difference to a dearer date was asked for, or looks like now. */
export interface PricedForMove {
  readonly eventId: number;
  /** What it costs those who come. */
  readonly paid: Cents;
  /** How many seats those who come take there. */
  readonly seats: number;
}

/**
 * Whether a booking can still move for the difference that was paid: it's confirmed, on the same date, at the same price and for the same people
 * as when the difference was asked for, and nothing else keeps it where it is.
 * @param now the booking as it is; null once it has ended
 */
export function movesForDifference(
  asked: PricedForMove,
  now: (PricedForMove & { readonly isCheckedIn: boolean; readonly isDisputed: boolean }) | null,
): boolean {
  if (now === null || now.isCheckedIn || now.isDisputed) return false;
  return now.eventId === asked.eventId && now.paid === asked.paid && now.seats === asked.seats;
}

/**
 * From which start the moments of the policy are counted after a move: the earlier one, so that moving gives no one more time to cancel.
 * @param counted from which they were counted so far
 */
export function policyStartAfter(counted: Date, movesTo: Date): Date {
  return counted < movesTo ? counted : movesTo;
}

/** The difference was paid, and the booking couldn't move any longer. */
export const moveReturnedText =
  'Your payment arrived, but your booking couldn’t move to that date any longer. We’re refunding your card, and your booking hasn’t changed because of it.';

/** A booking that someone has just moved from another screen: it isn't on the date that this request knows. */
export function movedMeanwhileText(day: string): string {
  return `This booking has just been moved to ${day}. Look at it again before you move it.`;
}

/** Why a booking doesn't move. */
export const moveRefusals: Readonly<Record<MoveRefusal, string>> = {
  not_confirmed: 'This booking isn’t confirmed, so it can’t be moved.',
  event_cancelled:
    'The organizer cancelled this event. You don’t need to do anything. We’ll refund everything you paid.',
  has_begun: 'This event has already started, so the booking can’t be moved.',
  checked_in: 'Someone in this booking is already checked in, so it can’t be moved.',
  disputed: 'Your bank is looking into this payment, so the booking can’t be moved.',
  final_sale: 'This booking is a final sale, so it can’t be moved to another date.',
  moved_often: `A booking can change its date ${maxMovesPerBooking} times, and this one has.`,
  too_late: 'It’s too late to move this booking to another date.',
};

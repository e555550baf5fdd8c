import { cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { ok, refuse, type Result } from '../result';
import { refundShare, type CancellationPolicy } from './cancellation-policy';
import type { BookingState } from './lifecycle';

/** What decides whether a traveller can cancel their booking, and what goes back. */
export interface CancellableBooking {
  readonly state: BookingState;
  /** As it was when they booked; a later change of the event's policy doesn't count. */
  readonly policy: CancellationPolicy;
  /** What the card was charged; 0 for a free booking. */
  readonly total: Cents;
  /** Already requested or refunded, in part. */
  readonly refunded: Cents;
  /** What the organizer keeps of places that the traveller cancelled before, one by one. */
  readonly kept: Cents;
  /** Refunds of such places that failed: they're owed in full. */
  readonly owed: Cents;
  /** Refunds that an admin closed, of such places or because they were paid some other way: they won't be made. */
  readonly settled: Cents;
  /** Of what's left, as much as was paid for extras that aren't refundable; undefined if there are none. */
  readonly final?: Cents | undefined;
  /** Someone in the booking has been checked in. */
  readonly isCheckedIn: boolean;
  /** Their bank is asking for the payment back. */
  readonly isDisputed: boolean;
  readonly isEventCancelled: boolean;
  readonly startsAt: Date;
  /** When it was to start as it was booked: the policy's moments are counted from it, so that moving the event moves none of them. */
  readonly bookedStartsAt: Date;
  /** Until when a move of the event lets them cancel for everything; null if it doesn't. */
  readonly freeUntil: Date | null;
  readonly now: Date;
}

export interface CancellationPlan {
  /** What goes back, with its share of the booking fee and tax. */
  readonly refund: Cents;
  /** What the organizer keeps. */
  readonly kept: Cents;
  /** The last moment for this amount. */
  readonly until: Date;
}

export type CancellationRefusal =
  | 'not_confirmed'
  | 'event_cancelled'
  | 'has_begun'
  | 'checked_in'
  | 'disputed'
  | 'final_sale'
  | 'too_late';

/**
 * What cancelling one's own booking now means. A free booking, or one whose price a code took off, can be cancelled until the event
 * starts; a paid one while its policy refunds anything, and whatever the policy, for everything, after the event has moved. A share counts
 * for what has neither been refunded yet nor kept of people who were cancelled before, and not for extras that aren't refundable. A refund of theirs
 * that failed is owed on top.
 * Source: transition T11; docs/rules/booking.md, "Cancellation by the traveller"; docs/rules/booking.md, "When the organizer moves an event".
 */
export function planCancellation(booking: CancellableBooking): Result<CancellationPlan, CancellationRefusal> {
  const plan = planShare(booking, leftToCancel(booking));
  return plan.ok ? ok({ ...plan.value, refund: cents(plan.value.refund + booking.owed) }) : plan;
}

/** What was paid for those who come, and has neither been refunded nor kept. */
export function leftToCancel({ total, refunded, kept, owed, settled }: CancellableBooking): Cents {
  return cents(Math.max(0, total - refunded - kept - owed - settled));
}

/**
 * The same for a part of what was paid.
 * @param left what was paid for it, and has neither been refunded nor kept
 */
export function planShare(booking: CancellableBooking, left: Cents): Result<CancellationPlan, CancellationRefusal> {
  const { policy, total, startsAt, bookedStartsAt, now, final = zeroCents } = booking;
  const refusal = refusalToCancel(booking);
  if (refusal !== null) return refuse(refusal, refusals[refusal]);
  const freeUntil = openUntil(booking);
  if (freeUntil !== null) return ok({ refund: left, kept: zeroCents, until: freeUntil });
  if (total === zeroCents) return ok({ refund: zeroCents, kept: zeroCents, until: startsAt });
  if (policy === 'final_sale') return refuse('final_sale', refusals.final_sale);
  const share = refundShare(policy, { now, startsAt: bookedStartsAt });
  if (share === null) return refuse('too_late', refusals.too_late);
  const refund = cents(divideHalfUp(Math.max(0, left - final) * share.percent, 100));
  return ok({ refund, kept: cents(left - refund), until: share.until });
}

/** How many percent of what's given up go back now: by the policy, or everything while a move of the event lets them cancel for that. */
export function percentBack(
  booking: Pick<CancellableBooking, 'policy' | 'bookedStartsAt' | 'freeUntil' | 'now'>,
): 0 | 50 | 100 {
  if (openUntil(booking) !== null) return 100;
  const { policy, bookedStartsAt: startsAt, now } = booking;
  return refundShare(policy, { now, startsAt })?.percent ?? 0;
}

/** What keeps a booking as it is, whatever its policy says. */
export function refusalToCancel(
  booking: CancellableBooking,
): Exclude<CancellationRefusal, 'final_sale' | 'too_late'> | null {
  if (booking.isEventCancelled) return 'event_cancelled';
  if (booking.state !== 'confirmed/completed') return 'not_confirmed';
  if (booking.isCheckedIn) return 'checked_in';
  if (booking.now >= booking.startsAt && openUntil(booking) === null) return 'has_begun';
  if (booking.isDisputed) return 'disputed';
  return null;
}

/** Until when it's free because the event has moved: also once it has started, because it may have been moved to now. */
export function openUntil({ freeUntil, now }: Pick<CancellableBooking, 'freeUntil' | 'now'>): Date | null {
  return freeUntil !== null && now <= freeUntil ? freeUntil : null;
}

const refusals: Readonly<Record<CancellationRefusal, string>> = {
  not_confirmed: 'This booking isn’t confirmed, so it can’t be cancelled.',
  event_cancelled:
    'The organizer cancelled this event. You don’t need to do anything. We’ll refund everything you paid.',
  has_begun: 'This event has already started, so the booking can’t be cancelled.',
  checked_in: 'Someone in this booking is already checked in, so it can’t be cancelled.',
  disputed: 'Your bank is looking into this payment, so it can’t be refunded here.',
  final_sale: 'This booking is a final sale, so it can’t be cancelled for a refund.',
  too_late: 'It’s too late to cancel this booking for a refund.',
};

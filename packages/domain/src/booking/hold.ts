import { hoursLabel, minutesLabel } from '../duration-label';
import { secondsUntilNext, waitLabel } from '../rolling-limit';

/**
 * How long an unpaid booking holds its seats, in minutes. The server writes it with each hold, and the timer counts it down.
 * Source: docs/rules/booking.md, "Holds and free bookings".
 */
export const holdMinutes = 15;
/** '15 minutes', for every sentence about a hold. */
export const holdLength = minutesLabel(holdMinutes);
/** Live holds that one person may have across all events. Source: rule PAY-16. */
export const maxLiveHolds = 3;
/**
 * Holds of one event that one person may have without paying, within `unpaidHoldsHours`. Ordering other seats, giving up and running out of time
 * each use one up; another card, or the same order again, doesn't. Source: rule PAY-23.
 */
export const maxUnpaidHolds = 6;
export const unpaidHoldsHours = 24;
/** How long a waitlist offer holds the freed seats, in hours. Source: docs/rules/booking.md, "The waitlist". */
export const waitlistOfferHours = 24;
/** '24 hours', for every sentence about an offer. */
export const waitlistOfferLength = hoursLabel(waitlistOfferHours);

/** Capacity less confirmed seats and live holds; never negative. */
export function seatsLeft(capacity: number, seatsTaken: number): number {
  return Math.max(0, capacity - seatsTaken);
}

/**
 * How long until a person can hold seats of an event again.
 * @param agesSeconds how long ago they began each hold of this event that they haven't paid; in any order
 * @returns 0 for now
 */
export function secondsUntilHold(agesSeconds: readonly number[]): number {
  return secondsUntilNext(agesSeconds, { count: maxUnpaidHolds, hours: unpaidHoldsHours });
}

/** Why no more seats are held for someone who has held them too often without paying. */
export function unpaidHoldsText(seconds: number): string {
  return `You've held seats for this event ${maxUnpaidHolds} times in ${unpaidHoldsHours} hours without paying. You can try again in ${waitLabel(seconds)}.`;
}

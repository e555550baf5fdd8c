import { hoursLabel, minutesLabel } from '../duration-label';

/**
 * How long an unpaid booking holds its seats, in minutes. The server writes it with each hold, and the timer counts it down.
 * Source: docs/rules/booking.md, "Holds and free bookings".
 */
export const holdMinutes = 15;
/** '15 minutes', for every sentence about a hold. */
export const holdLength = minutesLabel(holdMinutes);
/** Live holds that one person may have across all events. Source: rule PAY-16. */
export const maxLiveHolds = 3;
/** How long a waitlist offer holds the freed seats, in hours. Source: docs/rules/booking.md, "The waitlist". */
export const waitlistOfferHours = 24;
/** '24 hours', for every sentence about an offer. */
export const waitlistOfferLength = hoursLabel(waitlistOfferHours);

/** Capacity less confirmed seats and live holds; never negative. */
export function seatsLeft(capacity: number, seatsTaken: number): number {
  return Math.max(0, capacity - seatsTaken);
}

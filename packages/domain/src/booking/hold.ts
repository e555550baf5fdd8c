import { hoursLabel, minutesLabel } from '../duration-label';

/**
 * How long an unpaid booking holds its seats, in minutes. The server writes it with each hold, and the timer counts it down.
 * Source: docs/rules/booking.md, "Holds and free bookings".
 */
export const holdMinutes = 15;
/** '15 minutes', as every sentence about a hold says it. */
export const holdLength = minutesLabel(holdMinutes);
/** Live holds that one person may have across all events. Source: rule PAY-16. */
export const maxLiveHolds = 3;
/** How long a waitlist offer holds the seats that came free, in hours. Source: docs/rules/booking.md, "The waitlist". */
export const waitlistOfferHours = 24;
/** '24 hours', as every sentence about an offer says it. */
export const waitlistOfferLength = hoursLabel(waitlistOfferHours);

/** Capacity less confirmed seats and live holds; never negative. */
export function seatsLeft(capacity: number, seatsTaken: number): number {
  return Math.max(0, capacity - seatsTaken);
}

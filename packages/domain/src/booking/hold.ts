/** How long places are kept for an unpaid booking. Source: docs/rules/booking.md, "Holds and free bookings". */
export const holdMinutes = 15;
/** Live holds of one person over all events. Source: rule PAY-16. */
export const maxLiveHolds = 3;
/** How long a waitlist offer keeps a freed place. Source: docs/rules/booking.md, "The waitlist". */
export const waitlistOfferHours = 24;

/** Places left: capacity less confirmed bookings less live holds; never negative. */
export function seatsLeft(capacity: number, placesTaken: number): number {
  return Math.max(0, capacity - placesTaken);
}

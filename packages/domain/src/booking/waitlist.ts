import { waitlistOfferLength } from './hold';

/** A party on the waitlist waits, or has an offer, until it books or leaves. */
export const openWaitlistStatuses = ['waiting', 'offered'] as const;
export const waitlistStatuses = [...openWaitlistStatuses, 'booked', 'left'] as const;
export const waitlistOfferStatuses = ['open', 'accepted', 'declined', 'expired'] as const;

/** What joining a waitlist gets you. */
export const waitlistPromise = `We'll email you when seats open up and hold them for you for ${waitlistOfferLength}.`;

/** A party waiting for seats. */
export interface Waiting {
  readonly seats: number;
}

/**
 * Who is offered freed seats: the first in line whose whole party fits, then the next with what's left. A party that's too large
 * keeps its place in line.
 * @param line in the order in which they joined
 * @param seatsLeft capacity minus confirmed, held and offered seats
 * Source: docs/decisions/0015-waitlist.md.
 */
export function nextInLine<Entry extends Waiting>(line: readonly Entry[], seatsLeft: number): Entry[] {
  let left = seatsLeft;
  const served: Entry[] = [];
  for (const entry of line) {
    if (entry.seats > left) continue;
    served.push(entry);
    left -= entry.seats;
  }
  return served;
}

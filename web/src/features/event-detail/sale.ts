import type { EventDetail } from '@ascendant/contract/event';
import { shownPrices } from '@ascendant/contract/tier-wire';

/** Whether an event can be booked now, and if not, why; a sold-out one has a waitlist, and one that's over will never be for sale. */
export type Sale =
  | { readonly isOpen: true; readonly action: string }
  | { readonly isOpen: false; readonly reason: string; readonly isSoldOut?: true; readonly isOver?: true };

/** The text of an event's booking button, or the reason there isn't one. Source: specification 1, section 2 (Event detail). */
export function saleOf(event: EventDetail): Sale {
  if (event.status === 'cancelled') return { isOpen: false, reason: 'This event is cancelled', isOver: true };
  if (event.status !== 'published') return { isOpen: false, reason: 'This event isn’t published yet' };
  if (event.hasBegun) return { isOpen: false, reason: 'This event has already started', isOver: true };
  if (event.isBookingClosed) return { isOpen: false, reason: 'Booking for this date has closed' };
  if (event.seatsLeft <= 0) return { isOpen: false, reason: 'Sold out', isSoldOut: true };
  if (event.currentTierId === null) return { isOpen: false, reason: 'Pricing not available' };
  const isFree = shownPrices(event).from === null;
  return { isOpen: true, action: isFree ? 'Register Now (Free)' : 'Book Now' };
}

/** The id of the waitlist section on an event's page. */
export const waitlistAnchor = 'waitlist';

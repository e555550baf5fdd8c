import { oneAdult, type PartyCount } from '@ascendant/domain/booking/party-count';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import {
  countedTickets,
  quoteTickets,
  ticketsTotalOf,
  type Quote,
  type Tickets,
} from '@ascendant/domain/pricing/quote';
import { chargeRatesOf, type ChargeRates } from '@ascendant/domain/pricing/rates';
import type { EventDetail } from './event';
import { shownPrices, tierFromWire } from './tier-wire';

/** Whether an event can be booked now, and if not, why; a sold-out one has a waitlist, and one that's over will never be for sale. */
export type Sale =
  | { readonly isOpen: true; readonly action: string }
  | { readonly isOpen: false; readonly reason: string; readonly isSoldOut?: true; readonly isOver?: true };

/** The text of an event's booking button, or the reason there isn't one. Source: specification 1, section 2 (Event detail). */
export function saleOf(event: EventDetail): Sale {
  if (event.status === 'cancelled') return { isOpen: false, reason: 'This event is cancelled', isOver: true };
  if (event.status !== 'published') return { isOpen: false, reason: 'This event isn’t published yet' };
  if (event.hasBegun) return { isOpen: false, reason: 'This event has already started', isOver: true };
  if (event.isSalesPaused) return { isOpen: false, reason: 'The organizer has paused sales of this date' };
  if (event.isBookingClosed) return { isOpen: false, reason: 'Booking for this date has closed' };
  if (event.seatsLeft <= 0) return { isOpen: false, reason: 'Sold out', isSoldOut: true };
  if (event.currentTierId === null) return { isOpen: false, reason: 'Pricing not available' };
  const isFree = shownPrices(event).from === null;
  return { isOpen: true, action: isFree ? 'Register Now (Free)' : 'Book Now' };
}

/** Who's chosen so far, and what their tickets cost. */
export interface PartyPrice {
  readonly count: PartyCount;
  /** Before fee and tax, in cents; null for a free event. */
  readonly tickets: Cents | null;
  /** By which fee and tax are added: the event's. */
  readonly rates: ChargeRates;
}

/** The price of some people on an event, by the tier on sale. @param chosen null for one adult */
export function partyPrice(event: EventDetail, chosen: PartyCount | null): PartyPrice {
  const count = chosen ?? oneAdult;
  const rates = chargeRatesOf(event.taxes);
  const tickets = ticketsFor(event, count);
  if (tickets === null) return { count, rates, tickets: shownPrices(event).today };
  const total = ticketsTotalOf(tickets);
  return { count, rates, tickets: total === 0 ? null : total };
}

/** The same line by line, with fee and tax; null while nothing is on sale. */
export function partyQuote(event: EventDetail, count: PartyCount): Quote | null {
  const tickets = ticketsFor(event, count);
  return tickets && quoteTickets(tickets, zeroCents, chargeRatesOf(event.taxes));
}

function ticketsFor({ pricingTiers, currentTierId, groupPrices }: EventDetail, count: PartyCount): Tickets | null {
  const sold = pricingTiers.find(({ id }) => id === currentTierId);
  if (sold === undefined) return null;
  return countedTickets(count, tierForGroup(tierFromWire(sold), count.adults + count.children, groupPrices));
}

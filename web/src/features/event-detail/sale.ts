import type { MyBooking } from '@ascendant/contract/booking';
import type { EventDetail } from '@ascendant/contract/event';
import { shownPrices, tierFromWire } from '@ascendant/contract/tier-wire';
import { oneAdult, type PartyCount } from '@ascendant/domain/booking/party-count';
import type { Cents } from '@ascendant/domain/money';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { countedTickets, ticketsTotalOf } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf, type ChargeRates } from '@ascendant/domain/pricing/rates';
import { usePartyOfEvent } from '../../fields/party-address';

const namedAtMost = 3;

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

/** The id of the waitlist section on an event's page. */
export const waitlistAnchor = 'waitlist';

/** Who of one's own has a seat on the event that is shown, and where their tickets are. */
export interface Going {
  /** The user who booked comes first. */
  readonly people: readonly Pick<MyBooking['attendees'][number], 'name' | 'guest'>[];
  readonly ticketsPath: string;
}

/** 'You’re going', 'You and Jonas are going', 'You and 9 others are going' */
export function goingSentence(people: Going['people']): string {
  const [, ...company] = people;
  const others = company.map(({ name }) => name.split(' ', 1)[0] ?? name);
  if (others.length === 0) return 'You’re going';
  if (others.length > namedAtMost || company.some(({ guest }) => guest === 'unnamed'))
    return `You and ${others.length === 1 ? '1 other' : `${others.length} others`} are going`;
  return `${['You', ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} are going`;
}

/** Who's chosen so far, and what their tickets cost. */
interface PartyPrice {
  readonly count: PartyCount;
  /** Before fee and tax, in cents; null for a free event. */
  readonly tickets: Cents | null;
  /** By which fee and tax are added: the event's. */
  readonly rates: ChargeRates;
}

/** The price of the people chosen on an event's page, by the tier on sale. */
export function usePartyPrice(event: EventDetail): PartyPrice {
  return partyPrice(event, usePartyOfEvent(event).count);
}

/** The same of a party from elsewhere. @param chosen null for one adult */
export function partyPrice(event: EventDetail, chosen: PartyCount | null): PartyPrice {
  const count = chosen ?? oneAdult;
  const sold = event.pricingTiers.find(({ id }) => id === event.currentTierId);
  const rates = chargeRatesOf(event.taxes);
  if (sold === undefined) return { count, rates, tickets: shownPrices(event).today };
  const tier = tierForGroup(tierFromWire(sold), count.adults + count.children, event.groupPrices);
  const tickets = ticketsTotalOf(countedTickets(count, tier));
  return { count, rates, tickets: tickets === 0 ? null : tickets };
}

import type { BookingOrder } from '@ascendant/contract/booking';
import { asAdded, ratesOfAdded } from '@ascendant/domain/booking/adding-people';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { zeroCents } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { groupSize, typesNamed } from '@ascendant/domain/pricing/price-type';
import { quoteTickets, type Quote } from '@ascendant/domain/pricing/quote';
import { maxTotalCents } from '@ascendant/domain/pricing/rates';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';
import { findCandidates } from './candidates.repository';
import { admit, companionsOf, extrasFor, takingAlong, typed } from './order-people';
import { numbered, onSale, ratesOf, refuseWithoutSeats, typesFor } from './price-order';
import { areDependentsOn, findHeldToChange } from './supplements.repository';

/** People to add to a booking. */
export interface PeopleToAdd extends Pick<BookingOrder, 'attendees'> {
  readonly bookingId: number;
  readonly booking: {
    readonly eventId: number;
    readonly attendees: readonly Attendee[];
    readonly cancelledPositions: readonly number[];
  };
  readonly userId: number;
}

/** People who can be added, and what they cost. */
export interface PricedPeople {
  readonly event: EventForSale;
  readonly tier: PricingTier;
  /** As the booking will keep them. */
  readonly people: readonly Attendee[];
  readonly quote: Quote;
}

/**
 * Prices people to add to a booking at today's prices, with the group price of everyone who comes then; those who are booked keep theirs. The
 * caller has locked the event, if seats are to be taken.
 * @throws AppError not_found, not_on_sale, attendee_refused, birth_date_required, already_booked, sold_out, amount_too_large
 * Source: docs/rules/booking.md, "Adding people".
 */
export async function pricePeople(tx: Transaction, asked: PeopleToAdd): Promise<PricedPeople> {
  const { bookingId, booking, userId, attendees } = asked;
  const { eventId } = booking;
  const dependentIds = attendees.flatMap(({ type, id }) => (type === 'dependent' && id !== undefined ? [id] : []));
  const [known, sale, held, areBooked] = await Promise.all([
    findCandidates(tx, [userId], dependentIds),
    capacity.findEventForBuyers(tx, { eventId, buyerIds: [userId] }),
    findHeldToChange(tx, { bookingId, eventId }),
    areDependentsOn(tx, dependentIds, eventId),
  ]);
  const found = onSale(sale.get(userId));
  // Seats that are held for people of this booking already are theirs.
  const event = { ...found, seatsTaken: found.seatsTaken - held.seats };
  const sold = currentTier(event.tiers, event);
  if (!sold) throw new AppError('not_on_sale');
  const coming = whoComes(booking.attendees, booking.cancelledPositions);
  const everyone = groupSize([...coming.map(({ priceType }) => priceType), ...typesNamed(attendees, event.priceTypes)]);
  const joining = admit(companionsOf({ userId, attendees }, known), event, coming);
  if (areBooked) throw new AppError('already_booked');
  const joined = typed({ attendees }, joining, { offered: typesFor(event, sold, everyone), coming });
  // What's for the whole booking is its first person's, who's booked already.
  const offered = extrasFor(event, { own: held.people }).filter(({ per }) => per === 'person');
  const people = takingAlong({ attendees }, joined, offered);
  const tier = tierForGroup(sold, everyone, event.groupPrices);
  const quote = numbered(quoteTickets(ticketsOf(people, tier), zeroCents, ratesOfAdded(ratesOf(event))), event);
  if (quote.total > maxTotalCents) throw new AppError('amount_too_large');
  refuseWithoutSeats(event, people);
  return { event, tier, people: asAdded(people, tier), quote };
}

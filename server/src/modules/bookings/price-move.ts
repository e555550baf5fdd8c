import type { Attendee } from '@ascendant/domain/booking/attendees';
import { cents, divideHalfUp, type Cents } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { discountTerms } from '@ascendant/domain/pricing/discount';
import { countTickets, quoteBooking, type Quote } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';
import { findCandidates } from './candidates.repository';
import { findTermsOfCode } from './moves.repository';
import { admit, onSale, peopleOf, ratesOf, refuseWithoutSeats } from './price-order';
import { findHeldToMove } from './supplements.repository';

interface Priced extends Pick<BookingRow, 'discountCodeId'> {
  readonly attendees: readonly Attendee[];
  readonly cancelledPositions: readonly number[];
}

/** A booking that moves, and to which date. */
export interface MoveToPrice {
  readonly bookingId: number;
  readonly booking: Priced;
  readonly userId: number;
  readonly toEventId: number;
}

/** The date that a booking can move to, as it's on sale to its traveller, and what it costs those who come. */
export interface PricedMove {
  readonly event: EventForSale;
  readonly tier: PricingTier;
  readonly price: Cents;
  /** Of everyone who was booked, with the discount of the booking's code. */
  readonly quote: Quote;
  readonly discountBorneBy: 'organizer' | 'site';
}

/**
 * Prices another date for the people of a booking who come, as if they booked it now: the same checks, today's tier, their ages on that date,
 * the booking's own code. The caller has locked the date, if seats are to be taken.
 * @throws AppError not_found, not_on_sale, attendee_refused, birth_date_required, sold_out
 */
export async function priceMove(
  tx: Transaction,
  { bookingId, booking, userId, toEventId }: MoveToPrice,
): Promise<PricedMove> {
  const coming = booking.attendees.filter((_, position) => !booking.cancelledPositions.includes(position));
  const dependentIds = coming.flatMap(({ type, id }) => (type === 'dependent' ? [id] : []));
  const [people, sale, code, held] = await Promise.all([
    findCandidates(tx, [userId], dependentIds),
    capacity.findEventForBuyers(tx, { eventId: toEventId, buyerIds: [userId] }),
    booking.discountCodeId === null ? null : findTermsOfCode(tx, booking.discountCodeId),
    findHeldToMove(tx, { bookingId, eventId: toEventId }),
  ]);
  const found = onSale(sale.get(userId));
  // Seats that are held for these people already are theirs.
  const event = { ...found, seatsTaken: found.seatsTaken - held };
  const tier = currentTier(event.tiers, event);
  if (!tier) throw new AppError('not_on_sale');
  // A guest stays one on the new date, whether they have a name by now or not.
  const order = {
    attendees: coming.map(({ type, id, guest }) =>
      guest === undefined ? { type, id } : { type, id, guest: 'unnamed' as const },
    ),
  };
  const party = admit(peopleOf({ userId, order }, people), event);
  refuseWithoutSeats(event, party.length);
  const discount = code && discountTerms(code.discountType, code.hundredths);
  const gone = booking.attendees.filter((_, position) => booking.cancelledPositions.includes(position));
  const quote = quoteBooking({ tier, attendees: [...party, ...gone], discount, rates: ratesOf(event) });
  return { event, tier, price: priceOf(quote, { gone, party }), quote, discountBorneBy: code?.borneBy ?? 'organizer' };
}

/** The share of those who come, by their prices, of what it would cost everyone who was booked: a code counts once for them all. */
function priceOf(
  quote: Quote,
  { gone, party }: { readonly gone: readonly Attendee[]; readonly party: readonly Attendee[] },
): Cents {
  if (gone.length === 0 || quote.ticketsTotal === 0) return quote.total;
  const { adults, children } = countTickets(party);
  const theirs = adults * quote.adultPrice + children * quote.childPrice;
  return cents(divideHalfUp(quote.total * theirs, quote.ticketsTotal));
}

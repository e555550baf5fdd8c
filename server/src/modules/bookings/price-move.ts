import { asBookedWith } from '@ascendant/domain/booking/attendee-extras';
import {
  atPricesThere,
  comingAs,
  packageMissing,
  packageMissingText,
  typesThere,
} from '@ascendant/domain/booking/attendee-prices';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { shareOf } from '@ascendant/domain/booking/booking-shares';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { cents, zeroCents, type Cents } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { discountOnMove } from '@ascendant/domain/pricing/discount';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { groupSize, type BookedType, type OfferedType } from '@ascendant/domain/pricing/price-type';
import { quoteTickets, ticketsTotalOf, type Quote } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';
import { findCandidates } from './candidates.repository';
import { findTermsOfCode } from './moves.repository';
import { admit, extrasFor, peopleOf, refuseParty, refuseWithoutExtras } from './order-people';
import { onSale, ratesOf, refuseWithoutSeats, typesFor } from './price-order';
import { findHeldToChange } from './supplements.repository';

interface Priced extends Pick<BookingRow, 'discountCodeId' | 'discountCents'> {
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
  /** What each of them comes as there, in order; null if no one was booked as a price type. */
  readonly types: readonly (BookedType | null)[] | null;
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
  const coming = whoComes(booking.attendees, booking.cancelledPositions);
  const dependentIds = coming.flatMap(({ type, id }) => (type === 'dependent' ? [id] : []));
  const [people, sale, code, held] = await Promise.all([
    findCandidates(tx, [userId], dependentIds),
    capacity.findEventForBuyers(tx, { eventId: toEventId, buyerIds: [userId] }),
    booking.discountCodeId === null ? null : findTermsOfCode(tx, booking.discountCodeId),
    findHeldToChange(tx, { bookingId, eventId: toEventId }),
  ]);
  const found = onSale(sale.get(userId));
  // Seats that are held for these people already are theirs.
  const event = { ...found, seatsTaken: found.seatsTaken - held.seats };
  const sold = currentTier(event.tiers, event);
  if (!sold) throw new AppError('not_on_sale');
  // A guest stays one on the new date, whether they have a name by now or not.
  const order = {
    attendees: coming.map(({ type, id, guest }) =>
      guest === undefined ? { type, id } : { type, id, guest: 'unnamed' as const },
    ),
  };
  const party = admit(peopleOf({ userId, order }, people), event);
  refuseWithoutExtras(coming, extrasFor(event, { own: held.people }));
  const counted = groupSize(booking.attendees.map(({ priceType, bookedType = priceType }) => bookedType));
  const offered = typesFor(event, sold, counted);
  refuseWithoutPackage(coming, offered);
  const { everyone, types } = everyoneThere(booking, party, offered);
  const comingThere = whoComes(everyone, booking.cancelledPositions);
  refuseParty(comingThere);
  refuseWithoutSeats(event, comingThere);
  const tier = tierForGroup(sold, counted, event.groupPrices);
  const tickets = ticketsOf(everyone, tier);
  const ticketsTotal = ticketsTotalOf(tickets);
  const discount = code && discountOnMove(ticketsTotal, { ...code, given: cents(booking.discountCents) });
  const quote = quoteTickets(tickets, discount ?? zeroCents, ratesOf(event));
  // A code counts once for everyone who was booked.
  const of = whoComes(
    everyone.map((person, position) => ({ ...person, extras: booking.attendees[position]?.extras })),
    booking.cancelledPositions,
  );
  const share = { of, among: everyone, code: { off: quote.discount, of: ticketsTotal } };
  const price = shareOf(quote.total, tier, share);
  return { event, tier, price, quote, types, discountBorneBy: code?.borneBy ?? 'organizer' };
}

/** Who shares a package comes to another date in it, or not at all. @throws AppError cannot_move */
function refuseWithoutPackage(coming: readonly Attendee[], offered: readonly OfferedType[]): void {
  const missing = packageMissing(coming, offered);
  if (missing !== undefined) throw new AppError('cannot_move', { message: packageMissingText(missing) });
}

/** Everyone who was booked, in order, as they'd come to the new date. @param party those who come, as old as they are there */
function everyoneThere(
  { attendees, cancelledPositions }: Priced,
  party: readonly Attendee[],
  offered: readonly OfferedType[],
): { readonly everyone: readonly Attendee[]; readonly types: PricedMove['types'] } {
  const aged = [...party];
  const people = attendees.map((booked, position) => {
    const there = cancelledPositions.includes(position) ? undefined : aged.shift();
    const priced = asBookedWith(atPricesThere(booked));
    return there === undefined ? priced : { ...priced, age: there.age, isChild: there.isChild };
  });
  const types = typesThere(people, offered);
  return { types, everyone: people.map((person, position) => comingAs(person, types?.[position] ?? null)) };
}

import type { bookingData } from '@ascendant/contract/booking';
import type { ErrorCode } from '@ascendant/contract/errors';
import { quoteToWire } from '@ascendant/contract/quote-wire';
import {
  admitParty,
  childRefusal,
  type Attendee,
  type AttendeeRefusalCode,
  type Candidate,
} from '@ascendant/domain/booking/attendees';
import { seatsLeft } from '@ascendant/domain/booking/hold';
import type { Cents } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { discountTerms, normaliseDiscountCode, type DiscountTerms } from '@ascendant/domain/pricing/discount';
import { quoteBooking, type Quote } from '@ascendant/domain/pricing/quote';
import { maxTotalCents } from '@ascendant/domain/pricing/rates';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { Refusal } from '@ascendant/domain/result';
import type { z } from 'zod';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { EventLock } from '../capacity/event-lock.repository';
import type { EventForSale } from '../capacity/sale.repository';
import { waitlist } from '../waitlist/waitlist.module';
import { findCandidates } from './candidates.repository';

export type BookingOrder = z.output<typeof bookingData>;

/** An order whose event is locked, whose attendees are allowed, and whose price we computed. */
export interface PricedOrder {
  readonly event: EventForSale;
  readonly tier: PricingTier;
  readonly party: readonly Attendee[];
  readonly discountCodeId: number | null;
  readonly quote: Quote;
}

/**
 * Locks the event and prices the order. From the client it trusts only the attendees and the discount code.
 * @param claimedTotal what the client expects the card to be charged; null if it doesn't say
 * @param isTrial prices it as if there were seats: the buyer's own hold may have the last ones
 * @throws AppError not_found, not_on_sale, attendee_refused, birth_date_required, discount_refused, amount_too_large, price_changed
 * (with the new quote), sold_out
 * Source: transition T1; rules MON-05 to MON-07 and PAY-03.
 */
export async function priceOrder(
  tx: Transaction,
  userId: number,
  order: BookingOrder,
  { claimedTotal, lock, isTrial = false }: { claimedTotal: Cents | null; lock: EventLock; isTrial?: boolean },
): Promise<PricedOrder> {
  // Sent together, and the people before the lock, so that other buyers wait less.
  const [people, event] = await Promise.all([
    findPeople(tx, userId, order),
    openEvent(tx, { eventId: order.eventId, buyerId: userId, lock }),
  ]);
  const tier = currentTier(event.tiers, event);
  if (!tier) throw new AppError('not_on_sale');
  const party = admit(candidates(userId, order, people), event);
  const discount = await findDiscount(tx, order, event);
  const quote = quoteBooking({ tier, attendees: party, discount: discount?.terms ?? null });
  const priced = { event, tier, party, discountCodeId: discount?.id ?? null, quote };
  if (quote.total > maxTotalCents) throw new AppError('amount_too_large');
  refuseOtherPrice(order, claimedTotal, priced);
  if (!isTrial) refuseWithoutSeats(event, party.length);
  return priced;
}

async function openEvent(
  tx: Transaction,
  { eventId, buyerId, lock }: { eventId: number; buyerId: number; lock: EventLock },
): Promise<EventForSale> {
  const [, event] = await Promise.all([
    capacity.lockEventFor(tx, { eventId, buyerId, lock }),
    findServed(tx, eventId, buyerId),
  ]);
  if (!event || event.status === 'draft' || event.status === 'pending_approval') throw new AppError('not_found');
  if (event.status === 'cancelled') throw new AppError('not_on_sale', { message: 'This event was cancelled.' });
  if (event.hasBegun) throw new AppError('not_on_sale', { message: 'This event has already started.' });
  return event;
}

/** The event after free seats were offered to its waitlist. */
async function findServed(tx: Transaction, eventId: number, buyerId: number): Promise<EventForSale | null> {
  const event = await capacity.findEventForSale(tx, eventId, buyerId);
  if (event?.isWaitedFor !== true) return event;
  await waitlist.serveLine(tx, eventId);
  return capacity.findEventForSale(tx, eventId, buyerId);
}

function admit(people: readonly Candidate[], event: EventForSale): readonly Attendee[] {
  const party = admitParty(people, event);
  if (!party.ok) throw refusedParty(party);
  const refusal = childRefusal(party.value, event);
  if (refusal !== null) throw refusedParty(refusal);
  return party.value;
}

function refusedParty({ code: reason, message }: Refusal<AttendeeRefusalCode>): AppError {
  const code: ErrorCode = reason === 'birth_date_required' ? 'birth_date_required' : 'attendee_refused';
  return new AppError(code, { message, fields: { attendees: message }, details: { reason } });
}

/** The traveller, and the other attendees who are their dependents. */
interface People {
  readonly traveller: Candidate | null;
  readonly dependents: readonly Candidate[];
}

async function findPeople(tx: Transaction, userId: number, order: BookingOrder): Promise<People> {
  const ids = dependentsOf(order).filter((id) => id !== undefined);
  const found = await findCandidates(tx, userId, ids);
  return {
    traveller: found.find(({ type }) => type === 'user') ?? null,
    dependents: found.filter(({ type }) => type === 'dependent'),
  };
}

function candidates(userId: number, order: BookingOrder, { traveller, dependents }: People): Candidate[] {
  const [first] = order.attendees;
  if (!traveller || first?.type !== 'user' || (first.id !== undefined && first.id !== userId)) {
    throw new AppError('attendee_refused', { message: 'The first attendee must be the person who books.' });
  }
  const found = new Map(dependents.map((row) => [row.id, row]));
  return [traveller, ...dependentsOf(order).map((id) => found.get(id ?? 0) ?? notYours())];
}

function dependentsOf(order: BookingOrder): readonly (number | undefined)[] {
  return order.attendees.slice(1).map((other) => (other.type === 'dependent' ? other.id : undefined));
}

function notYours(): never {
  throw new AppError('not_found', { message: "This person isn't in your family." });
}

async function findDiscount(
  tx: Transaction,
  order: BookingOrder,
  event: EventForSale,
): Promise<{ id: number; terms: DiscountTerms } | null> {
  const code = normaliseDiscountCode(order.discountCode ?? '');
  if (code === '') return null;
  const found = await capacity.lockDiscount(tx, code, { eventId: event.id, today: event.today });
  if (!found) return refuseDiscount('This discount code is not valid for this event.');
  if (found.usesLeft < 1) return refuseDiscount('This discount code has been used up.');
  return { id: found.id, terms: discountTerms(found.discountType, found.value) };
}

function refuseDiscount(message: string): never {
  throw new AppError('discount_refused', { message, fields: { discountCode: message } });
}

function refuseOtherPrice(order: BookingOrder, claimedTotal: Cents | null, priced: PricedOrder): void {
  const { quote, tier } = priced;
  const differs =
    (claimedTotal !== null && claimedTotal !== quote.total) ||
    (order.totalWithTax !== undefined && order.totalWithTax !== quote.total) ||
    (order.totalAmount !== undefined && order.totalAmount !== quote.totalBeforeTax) ||
    (order.tierType !== undefined && order.tierType !== tier.tierType) ||
    (order.pricingTierId !== undefined && order.pricingTierId !== tier.id);
  if (differs) throw new AppError('price_changed', { details: { quote: quoteToWire(quote, tier) } });
}

function refuseWithoutSeats(event: EventForSale, wanted: number): void {
  const left = seatsLeft(event.capacity, event.seatsTaken - event.seatsOffered);
  if (wanted > left) throw capacity.soldOut(left);
}

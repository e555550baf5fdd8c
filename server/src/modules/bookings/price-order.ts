import type { BookingOrder } from '@ascendant/contract/booking';
import type { ErrorCode } from '@ascendant/contract/errors';
import { quoteToWire } from '@ascendant/contract/quote-wire';
import {
  admitParty,
  childRefusal,
  type Attendee,
  type AttendeeRefusalCode,
  type Candidate,
} from '@ascendant/domain/booking/attendees';
import { seatsLeft, secondsUntilHold, unpaidHoldsText } from '@ascendant/domain/booking/hold';
import type { Cents } from '@ascendant/domain/money';
import { meansOurPrice } from '@ascendant/domain/pricing/claimed-price';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { quoteBooking, type Quote, type QuoteTotals } from '@ascendant/domain/pricing/quote';
import { maxTotalCents } from '@ascendant/domain/pricing/rates';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { Refusal } from '@ascendant/domain/result';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { EventLock } from '../capacity/event-lock.repository';
import type { EventForSale, Sale } from '../capacity/sale.repository';
import { waitlist } from '../waitlist/waitlist.module';
import { findDiscount } from './order-discount';
import { findPeople, peopleOf } from './order-people';

/** An order to price, as its buyer sent it. From the client we trust only the attendees and the discount code. */
export interface OrderToPrice {
  readonly userId: number;
  readonly order: BookingOrder;
  /** What the client expects the card to be charged; null if it doesn't say. */
  readonly claimedTotal: Cents | null;
}

/** An order whose event is locked, whose attendees are allowed, and whose price we computed. */
export interface PricedOrder {
  /** To this buyer, after the orders before it. */
  readonly event: EventForSale;
  readonly tier: PricingTier;
  readonly party: readonly Attendee[];
  readonly discountCodeId: number | null;
  readonly quote: Quote;
}

/** How orders are priced. */
interface Pricing {
  readonly lock: EventLock;
  /** Prices them as if there were seats: the buyer's own hold may have the last ones. */
  readonly isTrial?: boolean;
  /** For seats to hold until they're paid, which one person may do a number of times. */
  readonly isHold?: boolean;
}

/**
 * Locks the event and prices an order of it.
 * @throws AppError not_found, not_on_sale, attendee_refused, birth_date_required, discount_refused, amount_too_large, price_changed
 * (with the new quote), sold_out, unpaid_holds (for a hold)
 * Source: transition T1; rules MON-05 to MON-07 and PAY-03.
 */
export async function priceOrder(tx: Transaction, asked: OrderToPrice, how: Pricing): Promise<PricedOrder> {
  const sale = await openSale(tx, [asked], how.lock);
  return priceNext(tx, asked, { sale, before: [], ...how });
}

/** What several buyers need, read once under the locks of their events. */
export interface OpenSale {
  readonly people: Awaited<ReturnType<typeof findPeople>>;
  /** By buyer. */
  readonly events: ReadonlyMap<number | null, EventForSale>;
}

/**
 * Locks the events of some orders and reads what they need. Everything's sent together, and the people before the locks, so that other
 * buyers wait less.
 * @param orders each by someone else
 */
export async function openSale(tx: Transaction, orders: readonly OrderToPrice[], lock: EventLock): Promise<OpenSale> {
  const sales = orders.map(({ userId, order }) => ({ buyerId: userId, eventId: order.eventId }));
  const [people, , events] = await Promise.all([
    findPeople(tx, orders),
    capacity.lockEventsFor(tx, sales, lock),
    findServed(tx, sales),
  ]);
  return { people, events };
}

/** The events after free seats were offered to their waitlists. */
async function findServed(tx: Transaction, sales: readonly Sale[]): Promise<OpenSale['events']> {
  const found = await capacity.findEventsForBuyers(tx, sales);
  const waitedFor = [...found.values()].filter(({ isWaitedFor }) => isWaitedFor).map(({ id }) => id);
  if (waitedFor.length === 0) return found;
  for (const eventId of new Set(waitedFor)) await waitlist.serveLine(tx, eventId);
  return capacity.findEventsForBuyers(tx, sales);
}

/**
 * Prices an order after those before it, whose seats and uses of a code aren't written yet.
 * @param before may be of other events
 * @throws AppError as `priceOrder`
 */
export async function priceNext(
  tx: Transaction,
  asked: OrderToPrice,
  {
    sale,
    before,
    isTrial = false,
    isHold = false,
  }: { sale: OpenSale; before: readonly PricedOrder[] } & Omit<Pricing, 'lock'>,
): Promise<PricedOrder> {
  const event = onSale(sale.events.get(asked.userId), before);
  const tier = currentTier(event.tiers, event);
  if (!tier) throw new AppError('not_on_sale');
  if (isHold) refuseUnpaidHolds(event);
  const party = admit(peopleOf(asked, sale.people), event);
  const alreadyUsed = before.map(({ discountCodeId }) => discountCodeId);
  const discount = await findDiscount(tx, asked.order, { event, alreadyUsed });
  const quote = quoteBooking({ tier, attendees: party, discount: discount?.terms ?? null });
  const priced = { event, tier, party, discountCodeId: discount?.id ?? null, quote };
  if (quote.total > maxTotalCents) throw new AppError('amount_too_large');
  refuseOtherPrice(asked, priced);
  if (!isTrial) refuseWithoutSeats(event, party.length);
  return priced;
}

/**
 * The event with the seats of earlier orders taken: each takes up its buyer's offer first. What's left over of an offer is the waitlist's, if
 * anyone is on it.
 */
function onSale(event: EventForSale | undefined, before: readonly PricedOrder[]): EventForSale {
  if (!event || event.status === 'draft' || event.status === 'pending_approval') throw new AppError('not_found');
  if (event.status === 'cancelled') throw new AppError('not_on_sale', { message: 'This event was cancelled.' });
  if (event.hasBegun) throw new AppError('not_on_sale', { message: 'This event has already started.' });
  const taken = before
    .filter((earlier) => earlier.event.id === event.id)
    .map((earlier) => earlier.party.length - earlier.event.seatsOffered);
  const counted = taken.map((seats) => (event.isWaitedFor ? Math.max(0, seats) : seats));
  return { ...event, seatsTaken: counted.reduce((sum, seats) => sum + seats, event.seatsTaken) };
}

/** Otherwise one person could hold an event's seats for ever, by ordering others each time. Source: rule PAY-23. */
function refuseUnpaidHolds({ unpaidHoldsSeconds }: EventForSale): void {
  const seconds = secondsUntilHold(unpaidHoldsSeconds);
  if (seconds === 0) return;
  throw new AppError('unpaid_holds', { message: unpaidHoldsText(seconds), retryAfterSeconds: seconds });
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

/** Whether what a client believes the price to be is our price. Source: rule MON-06. */
export function agreesOnPrice(
  { order, claimedTotal }: Pick<OrderToPrice, 'order' | 'claimedTotal'>,
  ours: QuoteTotals,
): boolean {
  const { subtotal, bookingFee, tax: hst, totalAmount: totalBeforeTax, totalWithTax } = order;
  const totals = [claimedTotal ?? undefined, totalWithTax].filter((total) => total !== undefined);
  return meansOurPrice({ subtotal, bookingFee, hst, totalBeforeTax, totals }, ours);
}

function refuseOtherPrice({ order, claimedTotal }: OrderToPrice, { quote, tier }: PricedOrder): void {
  const differs =
    !agreesOnPrice({ order, claimedTotal }, quote) ||
    (order.tierType !== undefined && order.tierType !== tier.tierType) ||
    (order.pricingTierId !== undefined && order.pricingTierId !== tier.id);
  if (differs) throw new AppError('price_changed', { details: { quote: quoteToWire(quote, tier) } });
}

function refuseWithoutSeats(event: EventForSale, wanted: number): void {
  const left = seatsLeft(event.capacity, event.seatsTaken - event.seatsOffered);
  if (wanted > left) throw capacity.soldOut(left);
}

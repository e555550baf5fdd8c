import type { BookingOrder } from '@ascendant/contract/booking';
import { quoteToWire } from '@ascendant/contract/quote-wire';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { seatsLeft, secondsUntilHold, unpaidHoldsText } from '@ascendant/domain/booking/hold';
import { takesWholeDate, wholeTakenText } from '@ascendant/domain/booking/packages';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import { zeroCents } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import {
  discountOn,
  discountTerms,
  normaliseDiscountCode,
  type DiscountTerms,
} from '@ascendant/domain/pricing/discount';
import { taxesOf } from '@ascendant/domain/pricing/event-taxes';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { inAnyNumber } from '@ascendant/domain/pricing/offered-extras';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { groupSize, typesNamed, typesOnSale, type OfferedType } from '@ascendant/domain/pricing/price-type';
import { quoteTickets, ticketsTotalOf, type Quote } from '@ascendant/domain/pricing/quote';
import { chargeRates, chargeRatesOf, maxTotalCents, type ChargeRates } from '@ascendant/domain/pricing/rates';
import { withTaxNumbers } from '@ascendant/domain/pricing/tax-text';
import { noTaxNumbers } from '@ascendant/domain/pricing/taxes';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { bookingClosed, salesPaused } from '@ascendant/domain/schedule/schedule';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { DiscountForSale } from '../capacity/discount-uses.repository';
import type { EventLock } from '../capacity/event-lock.repository';
import type { EventForSale } from '../capacity/sale.repository';
import { waitlist } from '../waitlist/waitlist.module';
import { findCandidates, type FoundCandidate } from './candidates.repository';
import { agreesOnPrice, claimedStart, type OrderToPrice, type PricedOrder } from './order';
import { admit, extrasFor, peopleOf, takingAlong, typed } from './order-people';

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
 * @throws AppError not_found, not_on_sale, date_changed, attendee_refused, birth_date_required, discount_refused, amount_too_large, price_changed
 * (with the new quote), sold_out, extra_not_offered, extra_sold_out, unpaid_holds (for a hold)
 * Source: transition T1; rules MON-05 to MON-07 and PAY-03.
 */
export async function priceOrder(tx: Transaction, asked: OrderToPrice, how: Pricing): Promise<PricedOrder> {
  const sale = await openSale(tx, [asked], how.lock);
  return priceNext(tx, asked, { sale, before: [], ...how });
}

/** What several buyers of one event need, read once under its lock. */
export interface OpenSale {
  readonly people: readonly FoundCandidate[];
  /** By buyer. */
  readonly events: ReadonlyMap<number, EventForSale>;
}

/**
 * Locks the event of some orders and reads what they need. Everything's sent at once, and the people before the lock, so that other
 * buyers wait less.
 * @param orders of one event, each by someone else
 */
export async function openSale(tx: Transaction, orders: readonly OrderToPrice[], lock: EventLock): Promise<OpenSale> {
  const sale = { eventId: orders[0]?.order.eventId ?? 0, buyerIds: orders.map(({ userId }) => userId) };
  const named = orders.flatMap(({ order }) => order.attendees);
  const dependentIds = named.flatMap(({ type, id }) => (type === 'dependent' && id !== undefined ? [id] : []));
  const [people, , events] = await Promise.all([
    findCandidates(tx, sale.buyerIds, dependentIds),
    capacity.lockEventFor(tx, sale, lock),
    findAfterOffers(tx, sale),
  ]);
  return { people, events };
}

/** The event after free seats were offered to its waitlist. */
async function findAfterOffers(
  tx: Transaction,
  sale: { readonly eventId: number; readonly buyerIds: readonly number[] },
): Promise<OpenSale['events']> {
  const found = await capacity.findEventForBuyers(tx, sale);
  const isWaitedFor = [...found.values()].some((event) => event.isWaitedFor);
  if (!isWaitedFor) return found;
  await waitlist.serveWaitlist(tx, sale.eventId);
  return capacity.findEventForBuyers(tx, sale);
}

/**
 * Prices an order after those before it, whose seats and uses of a code aren't written yet.
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
  refuseOtherDate(asked.order, event);
  const sold = currentTier(event.tiers, event);
  if (!sold) throw new AppError('not_on_sale');
  if (isHold) refuseUnpaidHolds(event);
  const { order } = asked;
  const counted = groupSize(typesNamed(order.attendees, event.priceTypes));
  const admitted = admit(peopleOf(asked, sale.people), event);
  const people = typed(order, admitted, { offered: typesFor(event, sold, counted) });
  const offered = extrasFor(event, { before: before.flatMap((earlier) => earlier.party) });
  const party = takingAlong(order, people, isTrial ? inAnyNumber(offered) : offered);
  const tier = tierForGroup(sold, counted, event.groupPrices);
  const discount = await findDiscount(tx, asked, { event, before });
  const tickets = ticketsOf(party, tier);
  const off = discountOn(ticketsTotalOf(tickets), discount?.terms ?? null);
  const quote = numbered(quoteTickets(tickets, off, ratesOf(event)), event);
  const siteDiscount = discount?.borneBy === 'site' ? quote.discount : zeroCents;
  const priced = { event, tier, party, discountCodeId: discount?.id ?? null, siteDiscount, quote };
  if (quote.total > maxTotalCents) throw new AppError('amount_too_large');
  refuseOtherPrice(asked, priced);
  if (!isTrial) refuseWithoutSeats(event, party);
  return priced;
}

/** The price types of an event for so many people, as a group price counts them. @param sold the tier on sale */
export function typesFor(
  { priceTypes, groupPrices, capacity }: EventForSale,
  sold: PricingTier,
  people: number,
): readonly OfferedType[] {
  return typesOnSale(priceTypes, sold, { people, groupPrices, capacity });
}

/** The rates of an event today: by its province under Canada's rules. */
export function ratesOf({ taxPlace, today, organizerGst, organizerQst }: EventForSale): ChargeRates {
  if (taxPlace === null) return chargeRates;
  const organizer = { gst: organizerGst !== null, qst: organizerQst !== null };
  return chargeRatesOf(taxesOf({ place: taxPlace, day: today, organizer }));
}

/** Its lines of tax with the numbers of those who remit them. */
export function numbered(quote: Quote, { organizerGst, organizerQst, siteNumbers }: EventForSale): Quote {
  if (quote.taxes === undefined) return quote;
  const organizer = { gst: organizerGst, qst: organizerQst, pst: null };
  return { ...quote, taxes: withTaxNumbers(quote.taxes, { organizer, site: siteNumbers ?? noTaxNumbers }) };
}

/**
 * The event with the seats of earlier orders taken: each takes up its buyer's offer first. What's left over of an offer is the waitlist's, if
 * anyone is on it.
 */
export function onSale(event: EventForSale | undefined, before: readonly PricedOrder[] = []): EventForSale {
  if (!event?.isOpen || event.status === 'draft' || event.status === 'pending_approval')
    throw new AppError('not_found');
  if (event.status === 'cancelled') throw new AppError('not_on_sale', { message: 'This event was cancelled.' });
  if (event.hasBegun) throw new AppError('not_on_sale', { message: 'This event has already started.' });
  if (event.isClosed) throw new AppError('not_on_sale', { message: event.isPaused ? salesPaused : bookingClosed });
  const taken = before.map((earlier) => seatsOf(earlier.party) - earlier.event.seatsOffered);
  const counted = taken.map((seats) => (event.isWaitedFor ? Math.max(0, seats) : seats));
  return { ...event, seatsTaken: counted.reduce((sum, seats) => sum + seats, event.seatsTaken) };
}

/** Otherwise one person could hold an event's seats for ever, by ordering others each time. Source: rule PAY-23. */
export function refuseUnpaidHolds({ unpaidHoldsSeconds }: Pick<EventForSale, 'unpaidHoldsSeconds'>): void {
  const seconds = secondsUntilHold(unpaidHoldsSeconds);
  if (seconds === 0) return;
  throw new AppError('unpaid_holds', { message: unpaidHoldsText(seconds), retryAfterSeconds: seconds });
}

/** Locks the code of an order. @returns null if it has none @throws AppError discount_refused */
async function findDiscount(
  tx: Transaction,
  { order }: OrderToPrice,
  { event, before }: { event: EventForSale; before: readonly PricedOrder[] },
): Promise<(Pick<DiscountForSale, 'id' | 'borneBy'> & { readonly terms: DiscountTerms }) | null> {
  const code = normaliseDiscountCode(order.discountCode ?? '');
  if (code === '') return null;
  const found = await capacity.lockDiscount(tx, code, { eventId: event.id, today: event.today });
  if (!found) return refuseDiscount('This discount code is not valid for this event.');
  const used = before.filter(({ discountCodeId }) => discountCodeId === found.id).length;
  if (found.usesLeft - used < 1) return refuseDiscount('This discount code has been used up.');
  return { id: found.id, borneBy: found.borneBy, terms: discountTerms(found.discountType, found.value) };
}

function refuseDiscount(message: string): never {
  throw new AppError('discount_refused', { message, fields: { discountCode: message } });
}

/** The event was moved since its buyer chose it. */
function refuseOtherDate(order: BookingOrder, { startDate, startTime }: EventForSale): void {
  const claimed = claimedStart(order);
  if ((claimed.startDate ?? startDate) !== startDate || (claimed.startTime ?? startTime) !== startTime)
    throw new AppError('date_changed');
}

function refuseOtherPrice({ order, claimedTotal }: OrderToPrice, { quote, tier }: PricedOrder): void {
  const differs =
    !agreesOnPrice({ order, claimedTotal }, quote) ||
    (order.tierType !== undefined && order.tierType !== tier.tierType) ||
    (order.pricingTierId !== undefined && order.pricingTierId !== tier.id);
  if (differs) throw new AppError('price_changed', { details: { quote: quoteToWire(quote, tier) } });
}

export function refuseWithoutSeats(event: EventForSale, party: readonly Attendee[]): void {
  const left = seatsLeft(event.capacity, event.seatsTaken - event.seatsOffered);
  if (seatsOf(party) <= left) return;
  if (!takesWholeDate(party)) throw capacity.soldOut(left);
  throw new AppError('sold_out', { message: wholeTakenText, details: { seatsLeft: left } });
}

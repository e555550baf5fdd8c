import { randomUUID } from 'node:crypto';
import type { AskedUnit, OctoContact } from '@ascendant/contract/octo/booking-shapes';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { octoUnits, readAvailabilityId, type SeenDate } from '@ascendant/domain/channel/octo';
import { netOf, resellerTax } from '@ascendant/domain/channel/reseller';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { addCents, zeroCents, type Cents } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { tierForGroup } from '@ascendant/domain/pricing/group-price';
import { groupSize, keptOf, type OfferedType } from '@ascendant/domain/pricing/price-type';
import { priceOf } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { ResellerUnit } from '../../../../db/schema/resellers';
import type { Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import { capacity } from '../../capacity/capacity.module';
import type { EventForSale } from '../../capacity/sale.repository';
import type { AskingReseller } from './asking-reseller';
import { nameIn } from './contact';
import { findDates } from './dates.repository';
import { refuse, refuseUnknown } from './octo-refusals';
import { isUnit, takesChildren } from './units';

/** What a reseller wants to hold. */
export interface Wanted {
  readonly productId: string;
  readonly availabilityId: string;
  readonly unitItems: readonly AskedUnit[];
}

/** A reservation with its prices, of which the site has nothing. */
export interface PricedReservation {
  readonly event: EventForSale;
  readonly tier: PricingTier;
  readonly attendees: readonly Attendee[];
  readonly units: readonly ResellerUnit[];
  /** On the net price; the organizer remits it. */
  readonly tax: Cents;
}

/** Which date a reseller means. @throws AppError in the standard's words for a product that it can't sell, or an id that isn't ours */
export function wantedDate({ seriesIds }: AskingReseller, { productId, availabilityId }: Omit<Wanted, 'unitItems'>) {
  const seriesId = seriesIds.find((id) => String(id) === productId);
  if (seriesId === undefined) return refuseUnknown('INVALID_PRODUCT_ID', productId);
  const seen = readAvailabilityId(availabilityId) ?? refuseUnknown('INVALID_AVAILABILITY_ID', availabilityId);
  return { seriesId, seen };
}

/**
 * Prices what a reseller wants at today's prices, under the event's lock. Ages aren't known: the unit says whom it's for.
 * @throws AppError in the standard's words for a date that was moved, a unit that isn't offered, a child without an adult, or too few seats; not_on_sale
 */
export async function priceReservation(
  tx: Transaction,
  reseller: AskingReseller,
  wanted: Wanted & { readonly seriesId: number; readonly seen: SeenDate },
): Promise<PricedReservation> {
  const { seriesId, seen, unitItems, availabilityId } = wanted;
  await requireDate(tx, reseller, { seriesId, seen, availabilityId });
  const sale = await capacity.findEventForSale(tx, seen.eventId, reseller.organizerId);
  const event = bookings.onSale(sale ?? undefined);
  const sold = currentTier(event.tiers, event) ?? refuse('Nothing is on sale for this date.');
  if (unitItems.length === 0) refuse('Send at least one unit.');
  if (unitItems.length > maxAttendeesPerBooking) refuse(`A booking is for at most ${maxAttendeesPerBooking} people.`);
  const named = unitItems.map(({ unitId }) => event.priceTypes.find(({ name }) => name === unitId));
  const counted = groupSize(named);
  const types = bookings.typesFor(event, sold, counted).filter(isUnit);
  const tier = tierForGroup(sold, counted, event.groupPrices);
  const people = unitItems.map((item) => personOf(item, event, types));
  refuseAlone(people, event);
  bookings.refuseParty(people);
  bookings.refuseWithoutSeats(event, people);
  const units = unitItems.map((item, index) =>
    unitOf(item, priceOf(people[index] ?? adult, tier), reseller.commission),
  );
  const net = addCents(...units.map((unit) => unit.net as Cents));
  return {
    event,
    tier,
    attendees: people.map(comingFree),
    units,
    tax: resellerTax(net, bookings.ratesOf(event), event),
  };
}

/** The date is listed, and still as it was seen. @throws AppError in the standard's words */
export async function requireDate(
  tx: Transaction,
  { organizerId }: AskingReseller,
  {
    seriesId,
    seen,
    availabilityId,
  }: { readonly seriesId: number; readonly seen: SeenDate; readonly availabilityId: string },
): Promise<void> {
  const [date] = await findDates(tx, { organizerId, seriesIds: [seriesId], ids: [seen.eventId] });
  if (date?.startDate !== seen.startDate || date.startTime !== seen.startTime)
    refuseUnknown('INVALID_AVAILABILITY_ID', availabilityId);
}

const adult: Attendee = { type: 'user', id: 0, name: 'Guest', age: 0, isChild: false };

function personOf({ unitId, contact }: AskedUnit, event: EventForSale, types: readonly OfferedType[]): Attendee {
  const person = { ...adult, name: nameIn(contact) ?? adult.name };
  if (unitId === octoUnits.adult) return person;
  if (unitId === octoUnits.child && takesChildren(event)) return { ...person, isChild: true };
  const type = types.find(({ name }) => name === unitId) ?? refuseUnknown('INVALID_UNIT_ID', unitId);
  return { ...person, priceType: keptOf(type) };
}

/** @throws AppError for children without an adult, unless the organizer looks after them */
function refuseAlone(people: readonly Attendee[], { childCarer }: EventForSale): void {
  const isChild = (person: Attendee) => person.isChild;
  if (childCarer === '' && people.some(isChild) && people.filter((one) => one.priceType === undefined).every(isChild))
    refuse('A child needs an adult in the same booking.');
}

function unitOf({ uuid, unitId, resellerReference }: AskedUnit, price: Cents, commission: number): ResellerUnit {
  return {
    uuid: uuid ?? randomUUID(),
    unitId,
    reference: resellerReference ?? null,
    retail: price,
    net: netOf(price, commission),
  };
}

/** The site has none of the money: what they come as costs nothing here. */
function comingFree({ priceType, ...person }: Attendee): Attendee {
  return { ...person, ...(priceType && { priceType: { ...priceType, price: zeroCents } }) };
}

/** What was said of each person, by their unit. */
export function peopleSaid(
  items: readonly AskedUnit[],
  units: readonly ResellerUnit[],
): Readonly<Record<string, OctoContact>> | undefined {
  const said = items.flatMap(({ contact }, index): [string, OctoContact][] => {
    const unit = units[index];
    return contact && unit ? [[unit.uuid, contact]] : [];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

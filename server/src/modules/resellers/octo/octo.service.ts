import type { OctoBooking } from '@ascendant/contract/octo/booking-shapes';
import type { OctoAvailability, OctoProduct } from '@ascendant/contract/octo/catalogue-shapes';
import { bookingIdOf } from '@ascendant/domain/booking/reference';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { octoOption, readAvailabilityId, type OctoCapability } from '@ascendant/domain/channel/octo';
import type { Caller } from '../../../access/caller';
import { AppError } from '../../../errors/app-error';
import { events } from '../../events/events.module';
import { tickets } from '../../tickets/tickets.module';
import { findReseller } from '../resellers.repository';
import type { AskingReseller, OctoDeps } from './asking-reseller';
import { idOf, presentAvailability, type AskedUnits } from './availability';
import { presentReservation } from './booking.presenter';
import { openSaid } from './contact';
import { findBookedDate, findDates, findProducts } from './dates.repository';
import { percentBack } from './locked-reservation';
import { refuseUnknown } from './octo-refusals';
import { presentProduct } from './products';
import { findReservations, type Reservation } from './reservations.repository';

/** The reseller whose key asks. @throws AppError key_refused if it's gone */
export async function askingReseller({ db }: Pick<OctoDeps, 'db'>, caller: Caller): Promise<AskingReseller> {
  const reseller = await findReseller(db, caller.resellerId ?? 0);
  if (reseller === null) throw new AppError('key_refused');
  const { id, organizerId, seriesIds, commission, offAt } = reseller;
  return { id, organizerId, seriesIds, commission, isOff: offAt !== null, caller };
}

/** What a reseller can sell, as it asked to see it. @param seriesId only this one */
export async function catalogueOf(
  { db, currency, publicUrl }: OctoDeps & { readonly publicUrl: string },
  { organizerId, seriesIds, commission }: AskingReseller,
  { capabilities, productId }: { readonly capabilities: readonly OctoCapability[]; readonly productId?: string },
): Promise<OctoProduct[]> {
  const wanted = productId === undefined ? seriesIds : seriesIds.filter((id) => String(id) === productId);
  const found = await findProducts(db, { organizerId, seriesIds: wanted });
  const ids = capabilities.includes('octo/content') ? found.map(({ id }) => id) : [];
  const shown = new Map((await events.findEvents(db, ids)).map((event) => [event.id, events.shareUrl(event)]));
  const showing = { currency, commission, capabilities, publicUrl };
  return found.map((each) => presentProduct(each, { ...showing, pictureOf: ({ id }) => shown.get(id) ?? '' }));
}

/** Which dates a reseller asks about. */
export interface AskedDates {
  readonly productId: string;
  readonly optionId: string;
  readonly from?: CalendarDay;
  readonly to?: CalendarDay;
  readonly ids?: readonly string[];
  readonly units?: AskedUnits | undefined;
  readonly capabilities: readonly OctoCapability[];
}

/** Dates to come. Those that were moved or removed since are left out. @throws AppError in the standard's words */
export async function availabilityOf(
  { db, currency }: OctoDeps,
  { organizerId, seriesIds, commission }: AskingReseller,
  asked: AskedDates,
): Promise<OctoAvailability[]> {
  const seriesId = seriesIds.find((id) => String(id) === asked.productId);
  if (seriesId === undefined) return refuseUnknown('INVALID_PRODUCT_ID', asked.productId);
  if (asked.optionId !== octoOption) refuseUnknown('INVALID_OPTION_ID', asked.optionId);
  const { from, to, ids, units } = asked;
  const eventIds = ids?.flatMap((id) => readAvailabilityId(id)?.eventId ?? []);
  const dates = await findDates(db, {
    organizerId,
    seriesIds: [seriesId],
    ...(from && { from }),
    ...(to && { to }),
    ...(eventIds && { ids: eventIds }),
  });
  const selling = asked.capabilities.includes('octo/pricing') ? { currency, commission } : null;
  const seen = ids === undefined ? dates : dates.filter((date) => ids.includes(idOf(date)));
  return seen.map((date) => presentAvailability(date, selling, units));
}

/** What a reseller holds or booked, as it asked to see it. @throws AppError in the standard's words if there's none of its own */
export async function bookingOf(deps: OctoDeps, reseller: AskingReseller, asked: AskedBooking): Promise<OctoBooking> {
  const found = await findReservations(deps.db, reseller.id, { uuid: asked.uuid }, 1);
  const [booking] = await presentFound(deps, found, asked.capabilities);
  return booking ?? refuseUnknown('INVALID_BOOKING_UUID', asked.uuid);
}

interface AskedBooking {
  readonly uuid: string;
  readonly capabilities: readonly OctoCapability[];
}

/** More than a reseller can have with one reference. */
const mostFound = 100;

/** The same by either reference, the earliest first. */
export async function bookingsWith(
  deps: OctoDeps,
  reseller: AskingReseller,
  { capabilities, ...references }: AskedReferences,
): Promise<OctoBooking[]> {
  const { resellerReference, supplierReference } = references;
  const bookingId = supplierReference === undefined ? undefined : (bookingIdOf(supplierReference) ?? 0);
  const found = await findReservations(deps.db, reseller.id, { resellerReference, bookingId }, mostFound);
  return presentFound(deps, found, capabilities);
}

interface AskedReferences {
  readonly resellerReference?: string | undefined;
  readonly supplierReference?: string | undefined;
  readonly capabilities: readonly OctoCapability[];
}

async function presentFound(
  { db, sealer }: OctoDeps,
  found: readonly Reservation[],
  capabilities: readonly OctoCapability[],
): Promise<OctoBooking[]> {
  const signer = await tickets.ticketSigner(db);
  const shown: OctoBooking[] = [];
  for (const reservation of found) {
    const { own, booking } = reservation;
    const date = await findBookedDate(db, booking.eventId);
    const isCancellable = booking.status === 'pending' || (await percentBack(db, booking)) > 0;
    const around = { date, said: openSaid(sealer, own), signer, isCancellable };
    shown.push(presentReservation(reservation, { ...around, hasPrices: capabilities.includes('octo/pricing') }));
  }
  return shown;
}

import { createHash, randomUUID } from 'node:crypto';
import type { AskedUnit, OctoContact } from '@ascendant/contract/octo/booking-shapes';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import {
  maxReservationMinutes,
  maxSeatsReserved,
  reservationMinutes,
  seatsReservable,
} from '@ascendant/domain/channel/reseller';
import type { BookingRow } from '../../../../db/schema/bookings';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Transaction } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { capacity } from '../../capacity/capacity.module';
import type { AskingReseller, OctoDeps } from './asking-reseller';
import { sealSaid } from './contact';
import { refuse } from './octo-refusals';
import { peopleSaid, priceReservation, wantedDate, type PricedReservation, type Wanted } from './price-reservation';
import * as repository from './reservations.repository';

/** A reservation to make. */
export interface AskedReservation extends Wanted {
  /** The reseller's own name for it; one is made without. */
  readonly uuid?: string | undefined;
  readonly minutes?: number | null | undefined;
  readonly resellerReference?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly contact?: OctoContact | undefined;
}

/**
 * Holds seats for a reseller, under the event's lock as every sale. The same again changes nothing.
 * @returns its uuid
 * @throws AppError in the standard's words: a date, unit or product that isn't known; too few seats, too many held, sales that are closed or paused; a
 * uuid that another reservation has
 * Source: rules OCT-02 and PAY-03.
 */
export async function reserve(deps: OctoDeps, reseller: AskingReseller, asked: AskedReservation): Promise<string> {
  refuseIfOff(reseller);
  const { uuid = randomUUID() } = asked;
  const { seriesId, seen } = wantedDate(reseller, asked);
  await capacity.refusingAsTheDatabaseDoes(() =>
    inTransaction(deps.db, async (tx) => {
      await capacity.lockEvent(tx, seen.eventId, deps.lock);
      const known = await repository.lockReservation(tx, reseller.id, uuid);
      if (known !== null) return refuseOther(known.asked, asked);
      const priced = await priceReservation(tx, reseller, { ...asked, seriesId, seen });
      const booking = await hold(tx, deps, reseller, { priced, minutes: asked.minutes });
      const row = {
        bookingId: booking.id,
        resellerId: reseller.id,
        uuid,
        ...written(deps, reseller, uuid, asked, priced),
      };
      if (!(await repository.insertReservation(tx, row))) refuse(usedUuid);
    }),
  );
  FAULT: await faultPoint('octo-written');
  return uuid;
}

/** @throws AppError for a reseller that's turned off */
export function refuseIfOff({ isOff }: AskingReseller): void {
  if (isOff)
    refuse('The organizer has turned off what you sell. You can still confirm, read and cancel your bookings.');
}

const usedUuid = 'You have another reservation with this uuid.';

/** A repeat asks for the same. */
function refuseOther(before: string, asked: AskedReservation): void {
  if (before !== fingerprintOf(asked)) refuse(usedUuid);
}

/** What a reservation is for, in 64 letters. */
export function fingerprintOf({ productId, availabilityId, unitItems }: Wanted): string {
  const units = unitItems.map(({ unitId, uuid }: AskedUnit) => [unitId, uuid ?? '']);
  return createHash('sha256')
    .update(JSON.stringify([productId, availabilityId, units]))
    .digest('hex');
}

/** What's written about a reservation besides its booking. */
export function written(
  { sealer }: OctoDeps,
  { id: resellerId }: AskingReseller,
  uuid: string,
  asked: AskedReservation,
  { units, tax }: PricedReservation,
) {
  const people = peopleSaid(asked.unitItems, units);
  const said = {
    ...(asked.contact && { contact: asked.contact }),
    ...(asked.notes && { notes: asked.notes }),
    ...(people && { people }),
  };
  return {
    asked: fingerprintOf(asked),
    resellerReference: asked.resellerReference ?? null,
    units,
    taxCents: tax,
    sealed: sealSaid(sealer, { resellerId, uuid }, said),
  };
}

/** Holds the seats of a priced reservation. @throws AppError for a reseller that holds too many */
export async function hold(
  tx: Transaction,
  { currency }: OctoDeps,
  { id, caller }: AskingReseller,
  { priced, minutes }: { readonly priced: PricedReservation; readonly minutes: number | null | undefined },
): Promise<BookingRow> {
  const { event, tier, attendees } = priced;
  const seats = seatsOf(attendees);
  await repository.lockReseller(tx, id);
  const held = await repository.seatsReserved(tx, id, event.id);
  if (held.ofDate + seats > seatsReservable(event.capacity) || held.inAll + seats > maxSeatsReserved)
    refuse('You’re holding as many seats of this date as you can. Confirm or release some first.');
  const booking = await repository.insertHeld(tx, {
    eventId: event.id,
    pricingTierId: tier.id,
    tierType: tier.tierType,
    cancellationPolicy: event.cancellationPolicy,
    currency,
    attendees,
    minutes: Math.min(minutes ?? reservationMinutes, maxReservationMinutes),
  });
  await recordAudit(tx, { actor: caller, action: 'booking.held', target: { type: 'booking', id: booking.id } });
  return booking;
}

import type { AskedUnit, OctoContact } from '@ascendant/contract/octo/booking-shapes';
import { octoOption } from '@ascendant/domain/channel/octo';
import { maxReservationMinutes, owedFor, returnedOf } from '@ascendant/domain/channel/reseller';
import { cents } from '@ascendant/domain/money';
import type { ResellerBookingRow, ResellerUnit } from '../../../../db/schema/resellers';
import type { Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import type { HeldBooking } from '../../bookings/bookings.repository';
import { capacity } from '../../capacity/capacity.module';
import { ledger } from '../../ledger/ledger.module';
import { manualBookings } from '../../manual-bookings/manual-bookings.module';
import { tickets } from '../../tickets/tickets.module';
import { waitlist } from '../../waitlist/waitlist.module';
import type { AskingReseller, OctoDeps } from './asking-reseller';
import { idOf } from './availability';
import { openSaid, sealSaid } from './contact';
import { findBookedDate } from './dates.repository';
import { percentBack, stayingOf, withReservation, type LockedReservation } from './locked-reservation';
import { refuse, refuseUnknown } from './octo-refusals';
import { peopleSaid, priceReservation, requireDate, wantedDate } from './price-reservation';
import * as repository from './reservations.repository';
import { hold, refuseIfOff, written, type AskedReservation } from './reserve';

/** What changes of a reservation or booking; what's left out stays. */
export interface Change {
  readonly productId?: string | undefined;
  readonly optionId?: string | undefined;
  readonly availabilityId?: string | null | undefined;
  readonly unitItems?: readonly AskedUnit[] | undefined;
  readonly minutes?: number | null | undefined;
  readonly resellerReference?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly contact?: OctoContact | undefined;
}

/**
 * Changes what a reseller holds or has booked: what's held is priced again, and the new seats are taken before the old ones are anyone else's; of
 * what's booked, the contact, the date within its event, and fewer people.
 * @throws AppError in the standard's words; as `reserve` for other seats; cannot_move
 * Source: rules OCT-02 and OCT-04.
 */
export async function change(deps: OctoDeps, reseller: AskingReseller, uuid: string, asked: Change): Promise<void> {
  const toEventId = asked.availabilityId ? targetOf(reseller, asked.availabilityId) : undefined;
  await withReservation(deps, reseller, { uuid, toEventId }, (tx, locked) =>
    changeLocked(tx, deps, reseller, { locked, asked }),
  );
}

/** Of a date whose product may stay as it is. */
function targetOf(reseller: AskingReseller, availabilityId: string): number {
  const [productId = ''] = reseller.seriesIds.map(String);
  return wantedDate(reseller, { productId, availabilityId }).seen.eventId;
}

interface Changing {
  readonly locked: LockedReservation;
  readonly asked: Change;
}

/** The same of a booking that's locked. @returns its booking afterwards */
export async function changeLocked(
  tx: Transaction,
  deps: OctoDeps,
  reseller: AskingReseller,
  changing: Changing,
): Promise<LockedReservation> {
  const { locked, asked } = changing;
  if (asked.optionId !== undefined && asked.optionId !== octoOption) refuseUnknown('INVALID_OPTION_ID', asked.optionId);
  if (locked.booking.status === 'cancelled') refuse('This booking is cancelled.');
  if (locked.booking.status === 'confirmed') await changeBooked(tx, reseller, changing);
  else if (locked.hold !== null && changesSeats(locked.own, asked))
    return changeHeld(tx, deps, reseller, changing, locked.hold);
  await writeSaid(tx, deps, changing);
  return locked;
}

/** Resellers send the units again with a contact: what's held stays as it is, though sales may have closed meanwhile. */
function changesSeats(
  { units }: ResellerBookingRow,
  { productId, availabilityId, unitItems, minutes }: Change,
): boolean {
  const isSame =
    unitItems?.length === units.length && unitItems.every(({ unitId }, index) => unitId === units[index]?.unitId);
  const changed = [productId, availabilityId, isSame ? undefined : unitItems, minutes];
  return changed.some((part) => part !== undefined && part !== null);
}

/** What's held is given back and held again, in one transaction, so that no one comes between. */
async function changeHeld(
  tx: Transaction,
  deps: OctoDeps,
  reseller: AskingReseller,
  { locked: { own, booking }, asked }: Changing,
  held: HeldBooking['hold'],
): Promise<LockedReservation> {
  refuseIfOff(reseller);
  const date = await findBookedDate(tx, booking.eventId);
  const said = openSaid(deps.sealer, own);
  const wanted: AskedReservation = {
    productId: asked.productId ?? String(date.seriesId),
    availabilityId: asked.availabilityId ?? idOf(date),
    unitItems:
      asked.unitItems ??
      own.units.map((unit) => ({
        uuid: unit.uuid,
        unitId: unit.unitId,
        resellerReference: unit.reference,
        contact: said.people?.[unit.uuid],
      })),
    resellerReference: asked.resellerReference ?? own.resellerReference,
    notes: asked.notes ?? said.notes,
    contact: asked.contact ?? said.contact,
  };
  await bookings.endHeld(tx, { booking, hold: held }, { reason: 'released', actor: reseller.caller });
  const priced = await priceReservation(tx, reseller, { ...wanted, ...wantedDate(reseller, wanted) });
  const minutes = minutesFrom(asked.minutes, { own, held, now: await repository.databaseNow(tx) });
  const again = await hold(tx, deps, reseller, { priced, minutes });
  const row = { bookingId: again.id, ...written(deps, reseller, own.uuid, wanted, priced) };
  await repository.changeReservation(tx, own.id, row);
  await waitlist.serveWaitlist(tx, booking.eventId);
  const now = await bookings.lockBooking(tx, again.id);
  if (!now) throw new RangeError(`booking ${again.id} has gone`);
  return { own: { ...own, ...row }, ...now };
}

const minuteMs = 60_000;

/** For how long seats are held from now on: as long as before unless it's asked for, and never for longer than a reservation lasts in all. */
function minutesFrom(
  asked: number | null | undefined,
  { own, held, now }: { readonly own: ResellerBookingRow; readonly held: HeldBooking['hold']; readonly now: Date },
): number {
  const most = Math.floor((own.createdAt.getTime() - now.getTime()) / minuteMs) + maxReservationMinutes;
  if (most < 1) refuse(`A reservation lasts at most ${maxReservationMinutes} minutes. Confirm it, or reserve again.`);
  const before = Math.max(1, Math.ceil((held.expiresAt.getTime() - now.getTime()) / minuteMs));
  return Math.min(asked ?? before, most);
}

async function changeBooked(tx: Transaction, reseller: AskingReseller, { locked, asked }: Changing): Promise<void> {
  const { own, booking } = locked;
  const date = await findBookedDate(tx, booking.eventId);
  if (asked.productId !== undefined && asked.productId !== String(date.seriesId))
    refuse('A confirmed booking stays with its product. Cancel it and book the other one.');
  if (asked.unitItems !== undefined) await cancelPeople(tx, reseller, { own, booking, unitItems: asked.unitItems });
  if (asked.availabilityId && asked.availabilityId !== idOf(date))
    await moveTo(tx, reseller, {
      bookingId: booking.id,
      seriesId: date.seriesId,
      availabilityId: asked.availabilityId,
    });
}

/** Takes out those whom the reseller no longer names. */
async function cancelPeople(
  tx: Transaction,
  { caller }: AskingReseller,
  {
    own,
    booking,
    unitItems,
  }: Pick<LockedReservation, 'own' | 'booking'> & { readonly unitItems: readonly AskedUnit[] },
): Promise<void> {
  const positions = leavingOf(own.units, booking.cancelledPositions, unitItems);
  if (positions.length === 0) return;
  if (positions.includes(0))
    refuse('The first person of a booking stays. Cancel the booking, or take out someone else.');
  const staying = stayingOf(own.units, [...booking.cancelledPositions, ...positions]);
  const percent = await percentBack(tx, booking);
  const owed = owedFor(stayingOf(own.units, booking.cancelledPositions), own.units, own.taxCents);
  const back = returnedOf(cents(owed - owedFor(staying, own.units, own.taxCents)), percent);
  await tickets.lockTickets(tx, booking.id);
  await bookings.cancelPeople(tx, { booking, positions, actor: caller });
  const before = await ledger.owedByReseller(tx, booking.id);
  await ledger.returnResellerSale(tx, booking, cents(before - back));
}

/** Who isn't among those that a reseller names, by the uuid of their unit or else by what they come as. @throws AppError for more people */
export function leavingOf(
  units: readonly ResellerUnit[],
  cancelled: readonly number[],
  named: readonly AskedUnit[],
): readonly number[] {
  const left = units.flatMap((unit, position) => (cancelled.includes(position) ? [] : [{ ...unit, position }]));
  if (named.length === 0) refuse('Send at least one unit, or cancel the booking.');
  for (const { uuid, unitId } of named) {
    const byUuid = left.findIndex((unit) => unit.uuid === uuid && unit.unitId === unitId);
    const index = byUuid === -1 ? left.findIndex((unit) => unit.unitId === unitId) : byUuid;
    if (index === -1) refuse('A confirmed booking gets no more people and no other units. Book them on their own.');
    left.splice(index, 1);
  }
  return left.map(({ position }) => position);
}

async function moveTo(
  tx: Transaction,
  reseller: AskingReseller,
  { bookingId, seriesId, availabilityId }: { bookingId: number; seriesId: number; availabilityId: string },
): Promise<void> {
  refuseIfOff(reseller);
  const { seen } = wantedDate(reseller, { productId: String(seriesId), availabilityId });
  await requireDate(tx, reseller, { seriesId, seen, availabilityId });
  const sale = bookings.onSale((await capacity.findEventForSale(tx, seen.eventId, reseller.organizerId)) ?? undefined);
  await tickets.lockTickets(tx, bookingId);
  const locked = await bookings.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`booking ${bookingId} has gone`);
  await manualBookings.moveOutside(tx, { booking: locked.booking, sale, actor: reseller.caller });
}

/** What was said of contact and notes, without losing what was said before. */
async function writeSaid(tx: Transaction, { sealer }: OctoDeps, { locked: { own }, asked }: Changing): Promise<void> {
  const { contact, notes, resellerReference, unitItems } = asked;
  if (!contact && !notes && !resellerReference && !unitItems) return;
  const before = openSaid(sealer, own);
  const people = unitItems && peopleSaid(unitItems, own.units);
  const said = {
    ...before,
    ...(contact && { contact: { ...before.contact, ...contact } }),
    ...(notes && { notes }),
    ...(people && { people: { ...before.people, ...people } }),
  };
  await repository.changeReservation(tx, own.id, {
    sealed: sealSaid(sealer, own, said),
    ...(resellerReference && { resellerReference }),
  });
}

import type { Attendee } from '@ascendant/domain/booking/attendees';
import { owedFor } from '@ascendant/domain/channel/reseller';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { Transaction } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { tickets } from '../../tickets/tickets.module';
import type { AskingReseller, OctoDeps } from './asking-reseller';
import { changeLocked, type Change } from './change';
import { nameIn, openSaid } from './contact';
import { withReservation, type LockedReservation } from './locked-reservation';
import { refuse } from './octo-refusals';

/**
 * Books what a reseller holds: its people with their tickets, and what's owed. A booking that's confirmed already stays as it is. Seats whose time is
 * over are booked as long as no one else has them.
 * @throws AppError in the standard's words: nothing is owed then
 * Source: rules OCT-02 and OCT-04.
 */
export async function confirm(deps: OctoDeps, reseller: AskingReseller, uuid: string, asked: Change): Promise<void> {
  await withReservation(deps, reseller, { uuid }, async (tx, locked) => {
    if (locked.booking.status === 'confirmed') return;
    if (locked.booking.status === 'cancelled') refuse('The reservation has expired or was cancelled. Reserve again.');
    const now = await changeLocked(tx, deps, reseller, { locked, asked });
    await confirmLocked(tx, deps, reseller, now, asked);
    FAULT: await faultPoint('octo-confirming');
  });
  FAULT: await faultPoint('octo-written');
}

async function confirmLocked(
  tx: Transaction,
  deps: OctoDeps,
  reseller: AskingReseller,
  { own, booking, hold }: LockedReservation,
  asked: Change,
): Promise<void> {
  const { seatsKeptOrFree, eventStatus } = await bookings.lockForSettlement(tx, booking.id);
  if (eventStatus !== 'published') refuse('This event was cancelled.');
  if (hold === null || !seatsKeptOrFree) refuse('The reservation has expired and the seats were sold. Reserve again.');
  const named = namedPeople(deps, own, booking, asked);
  await bookings.writeAttendees(tx, booking.id, named);
  await bookings.confirmHeldBooking(tx, { booking, hold });
  await tickets.issueTickets(tx, { ...booking, attendees: [...named] });
  const { organizerId } = reseller;
  await ledger.postResellerSale(tx, booking, { organizerId, owed: owedFor(own.units, own.units, own.taxCents) });
}

/** People with the names that they're known by at check-in: their own, and for the first the booking's contact. */
function namedPeople(
  { sealer }: OctoDeps,
  own: LockedReservation['own'],
  { attendees }: BookingRow,
  { contact, unitItems = [] }: Change,
): readonly Attendee[] {
  const said = openSaid(sealer, own);
  return attendees.map((person, position) => {
    const unit = own.units[position];
    const theirs = nameIn(unitItems[position]?.contact) ?? nameIn(unit && said.people?.[unit.uuid]);
    const lead = position === 0 ? (nameIn(contact) ?? nameIn(said.contact)) : null;
    return { ...person, name: theirs ?? lead ?? person.name };
  });
}

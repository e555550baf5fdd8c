import { octoRefundOf, type OctoRefund } from '@ascendant/domain/channel/octo';
import { owedFor, returnedOf } from '@ascendant/domain/channel/reseller';
import { cents } from '@ascendant/domain/money';
import { inTransaction, type Database, type Transaction } from '../../../database/database';
import { collectFailures } from '../../../errors/collect-failures';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { tickets } from '../../tickets/tickets.module';
import { waitlist } from '../../waitlist/waitlist.module';
import type { AskingReseller, OctoDeps } from './asking-reseller';
import { openSaid, sealSaid } from './contact';
import { percentBack, stayingOf, withReservation, type LockedReservation } from './locked-reservation';
import * as repository from './reservations.repository';

/**
 * Gives back what a reseller holds, or ends what it booked: what's owed then follows from the policy that it was booked with. What has ended stays as
 * it is.
 * @throws AppError in the standard's words
 */
export async function cancel(
  deps: OctoDeps,
  reseller: AskingReseller,
  { uuid, reason }: { readonly uuid: string; readonly reason: string | null },
): Promise<void> {
  await withReservation(deps, reseller, { uuid }, async (tx, locked) => {
    if (locked.booking.status === 'cancelled') return;
    const refund = await end(tx, reseller, locked);
    const sealed =
      reason === null
        ? locked.own.sealed
        : sealSaid(deps.sealer, locked.own, { ...openSaid(deps.sealer, locked.own), reason });
    await repository.changeReservation(tx, locked.own.id, { refund, sealed });
  });
}

async function end(tx: Transaction, { caller }: AskingReseller, locked: LockedReservation): Promise<OctoRefund> {
  const { own, booking, hold } = locked;
  if (booking.status === 'pending') {
    if (hold === null) throw new RangeError(`reservation ${own.uuid} has no hold`);
    await bookings.endHeld(tx, { booking, hold }, { reason: 'released', actor: caller });
    await waitlist.serveWaitlist(tx, booking.eventId);
    return 'FULL';
  }
  const percent = await percentBack(tx, booking);
  await tickets.lockTickets(tx, booking.id);
  const owed = await ledger.owedByReseller(tx, booking.id);
  const ofThese = owedFor(stayingOf(own.units, booking.cancelledPositions), own.units, own.taxCents);
  const stillOwed = cents(owed - returnedOf(ofThese, percent));
  await bookings.cancelFree(tx, { booking, hold, actor: caller, reason: 'by_traveller', stillOwed });
  return octoRefundOf(percent);
}

const batch = 200;

/** The job: ends reservations whose time is over, each in its own transaction. @throws AggregateError if some couldn't be; the others have ended */
export async function endRunOut(db: Database): Promise<void> {
  const failures = collectFailures("Reservations that didn't end");
  for (const bookingId of await repository.findRunOut(db, batch))
    await failures.collect(() =>
      inTransaction(db, async (tx) => {
        const { booking, hold } = await bookings.lockForSettlement(tx, bookingId);
        const isOver = booking.status === 'pending' && hold?.status === 'active';
        if (isOver) await bookings.closeUnpaid(tx, { booking, hold }, 'expired');
      }),
    );
  failures.rethrow();
}

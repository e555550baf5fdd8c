import { inTransaction, type Database } from '../../database/database';
import { faultPoint } from '../../faults/fault-points';
import { capacity } from '../capacity/capacity.module';
import * as repository from './run-import.repository';

/** Bookings that one transaction takes back. */
const batch = 200;

/** Takes back what an import made and no one has touched since, one date after the other; notes why the rest stays. */
export async function undoBookings(db: Database, importId: number, stopping: AbortSignal): Promise<void> {
  for (const eventId of await repository.findDates(db, importId, 'booked')) {
    while ((await undoBatch(db, { importId, eventId })) === batch) stopping.throwIfAborted();
    stopping.throwIfAborted();
  }
  await repository.endUndo(db, importId);
}

/** @returns how many bookings it has looked at */
function undoBatch(db: Database, date: { readonly importId: number; readonly eventId: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, date.eventId);
    const made = await repository.takeBooked(tx, date, batch);
    const untouched = made.filter((booking) => reasonToStay(booking) === null);
    if (untouched.length > 0)
      await repository.deleteBookings(
        tx,
        date.importId,
        untouched.map(({ bookingId }) => bookingId),
      );
    for (const booking of made) {
      const problem = reasonToStay(booking);
      if (problem !== null) await repository.noteProblem(tx, date.importId, booking.bookingId, problem);
    }
    FAULT: await faultPoint('import-undoing');
    return made.length;
  });
}

/** Why a booking isn't taken back, as a sentence; null if nothing has happened to it. */
function reasonToStay({ isCheckedIn, isEmailed, isAnswered, isChanged }: repository.MadeBooking): string | null {
  if (isCheckedIn) return 'Someone was checked in.';
  if (isChanged) return 'It was changed, moved or cancelled.';
  if (isAnswered) return 'Its guests have answered questions or signed a waiver.';
  return isEmailed ? 'Its guests were sent their tickets. Cancel it instead, so that they hear.' : null;
}

import type { CancellableDate } from '@ascendant/contract/dates-edit';
import { fromWire, toWire } from '@ascendant/contract/money';
import { addCents } from '@ascendant/domain/money';

/** What cancelling these dates would end and refund. */
export function sumsOf(dates: readonly CancellableDate[]) {
  return {
    totalBookings: dates.reduce((sum, { totalBookings }) => sum + totalBookings, 0),
    seatsTaken: dates.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0),
    holds: dates.reduce((sum, { holds }) => sum + holds, 0),
    refundable: toWire(addCents(...dates.map(({ refundable }) => fromWire(refundable)))),
  };
}

import {
  parsePendingBooking,
  readPendingBooking,
  storePendingBooking,
  type FoundBooking,
} from '../../storage/pending-booking';

export const bookingDataParameter = 'bookingData';

const none = { kind: 'none' } as const;
const bookingId = /^[1-9]\d{0,9}$/;

/**
 * The booking to pay for: from the `bookingData` parameter, or else from storage: the one in the address, or the last one begun. A booking from the parameter is stored,
 * because the parameter is removed from the address and a reload has to find it (rule WEB-07).
 */
export function readBooking(
  { search, inAddress }: { search: URLSearchParams; inAddress: string | undefined },
  now: Date,
): FoundBooking {
  const parameter = search.get(bookingDataParameter);
  if (parameter === null && inAddress === undefined) return readPendingBooking(now);
  if (parameter === null) return bookingId.test(inAddress ?? '') ? readPendingBooking(now, Number(inAddress)) : none;
  const found = parsePendingBooking(parameter);
  if (found.kind === 'found') storePendingBooking(found.booking);
  return found;
}

import {
  parsePendingBooking,
  readPendingBooking,
  storePendingBooking,
  type FoundBooking,
} from '../../storage/pending-booking';

export const bookingDataParameter = 'bookingData';

/**
 * The booking to pay for: from the `bookingData` parameter, or else from storage. A booking from the parameter is stored,
 * because the parameter is removed from the address and a reload has to find it (rule WEB-07).
 */
export function readBooking(search: URLSearchParams, now: Date): FoundBooking {
  const parameter = search.get(bookingDataParameter);
  if (parameter === null) return readPendingBooking(now);
  const found = parsePendingBooking(parameter);
  if (found.kind === 'found') storePendingBooking(found.booking);
  return found;
}

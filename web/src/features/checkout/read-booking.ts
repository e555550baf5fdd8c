import {
  parsePendingBooking,
  readPendingBooking,
  storePendingBooking,
  type FoundBooking,
} from '../../storage/pending-booking';

export const bookingDataParameter = 'bookingData';

/**
 * The booking to pay: from the `bookingData` parameter, else the stored one. What came by parameter is stored, because the
 * parameter is taken out of the address and a reload has to find it again (rule WEB-07).
 */
export function readBooking(search: URLSearchParams, now: Date): FoundBooking {
  const parameter = search.get(bookingDataParameter);
  if (parameter === null) return readPendingBooking(now);
  const found = parsePendingBooking(parameter);
  if (found.kind === 'found') storePendingBooking(found.booking);
  return found;
}

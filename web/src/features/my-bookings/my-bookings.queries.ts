import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client';
import { queryKey } from '../../api/query-key';

/** One's own bookings, the newest first. */
export const myBookingsQuery = queryOptions({
  queryKey: queryKey('listMyBookings'),
  queryFn: ({ signal }) => call('listMyBookings', { signal }),
});

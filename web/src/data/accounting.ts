import { queryOptions } from '@tanstack/react-query';
import { call, type CallReply } from '../api/client';
import { queryKey } from '../api/query-key';

export type BookingDocument = CallReply<'listBookingDocuments'>[number];
export type FeeInvoice = CallReply<'listFeeInvoices'>[number];

/** The receipt and credit notes of a booking, the earliest first. */
export function bookingDocumentsQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('listBookingDocuments', { id }),
    queryFn: ({ signal }) => call('GET /api/bookings/:id/documents', { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The fee invoices of an organizer's events, the latest month first. */
export const feeInvoicesQuery = queryOptions({
  queryKey: queryKey('listFeeInvoices'),
  queryFn: ({ signal }) => call('GET /api/organizer/fee-invoices', { signal }),
  staleTime: 0,
});

import { queryOptions } from '@tanstack/react-query';
import { errorSentence } from '../api/api-error';
import { call, type CallInput, type CallReply, queryKey } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { useWrite } from './use-write';

export type BookingDocument = CallReply<'listBookingDocuments'>[number];
export type FeeInvoice = CallReply<'listFeeInvoices'>[number];

/** The fee invoices of an organizer's events, the latest month first. */
export const feeInvoicesQuery = queryOptions({
  queryKey: queryKey('listFeeInvoices'),
  queryFn: ({ signal }) => call('GET /api/organizer/fee-invoices', { signal }),
  staleTime: 0,
});

export type OrganizerPayouts = CallReply<'organizerPayouts'>;
export type AdminPayouts = CallReply<'adminPayouts'>;

/** The provider changes these, so they're read again each time they're shown. */
const fresh = { staleTime: 0 } as const;

export const organizerPayoutsQuery = queryOptions({
  queryKey: queryKey('organizerPayouts'),
  queryFn: ({ signal }) => call('GET /api/organizer/payouts', { signal }),
  ...fresh,
});

export const adminPayoutsQuery = queryOptions({
  queryKey: queryKey('adminPayouts'),
  queryFn: ({ signal }) => call('GET /api/admin/payouts', { signal }),
  ...fresh,
});

/** Goes to the provider's page, on which an organizer connects an account, or another. */
export function useConnectPayouts() {
  return useWrite({
    send: (body: CallInput<'connectPayouts'>['body']) => call('POST /api/organizer/payouts/account', { body }),
    fact: null,
    waits: false,
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Asks the provider how the account stands, for someone who has just come back from it. */
export function useCheckPayouts() {
  return useWrite({ send: () => call('POST /api/organizer/payouts/account/check', {}), fact: 'payouts changed' });
}

export function useRetryTransfer() {
  return useWrite({
    send: (id: number) => call('POST /api/admin/payouts/:id/retry', { params: { id } }),
    fact: 'payouts changed',
    factOfError: () => 'payouts changed',
    onSuccess: () => showToast({ title: 'Trying the payout again' }),
    onError: (error) => showToast({ title: 'Couldn’t try again', description: errorSentence(error), tone: 'bad' }),
  });
}

interface Adjustment {
  readonly organizerId: number;
  readonly amount: string;
  readonly reason: string;
}

export function useAdjustEarnings() {
  return useWrite({
    send: (body: Adjustment, idempotencyKey) => call('POST /api/admin/adjustments', { body, idempotencyKey }),
    fact: 'payouts changed',
    onSuccess: () => showToast({ title: 'Adjustment saved' }),
  });
}

/** The receipt and credit notes of a booking, the earliest first. */
export function bookingDocumentsQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('listBookingDocuments', { id }),
    queryFn: ({ signal }) => call('GET /api/bookings/:id/documents', { params: { id }, signal }),
    staleTime: 0,
  });
}

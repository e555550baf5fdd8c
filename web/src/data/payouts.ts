import { errorSentence } from '../api/api-error';
import { call, type CallInput, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type BookingDocument = CallReply<'listBookingDocuments'>[number];
export type FeeInvoice = CallReply<'listFeeInvoices'>[number];

/** The fee invoices of an organizer's events, the latest month first. */
export const feeInvoicesQuery = readQuery('listFeeInvoices', 'GET /api/organizer/fee-invoices', {}, fresh);

export type OrganizerPayouts = CallReply<'organizerPayouts'>;
export type AdminPayouts = CallReply<'adminPayouts'>;

export const organizerPayoutsQuery = readQuery('organizerPayouts', 'GET /api/organizer/payouts', {}, fresh);

export const adminPayoutsQuery = readQuery('adminPayouts', 'GET /api/admin/payouts', {}, fresh);

/** Goes to the provider's page, on which an organizer connects an account, or another. */
export const useConnectPayouts = writing({
  send: (body: CallInput<'connectPayouts'>['body']) => call('POST /api/organizer/payouts/account', { body }),
  fact: null,
  waits: false,
  onSuccess: ({ url }) => window.location.assign(url),
});

/** Asks the provider how the account stands, for someone who has just come back from it. */
export const useCheckPayouts = writing({
  send: () => call('POST /api/organizer/payouts/account/check', {}),
  fact: 'payouts changed',
});

export const useRetryTransfer = writing({
  send: (id: number) => call('POST /api/admin/payouts/:id/retry', { params: { id } }),
  fact: 'payouts changed',
  factOfError: () => 'payouts changed',
  onSuccess: () => showToast({ title: 'Trying the payout again' }),
  onError: (error) => showToast({ title: 'Couldn’t try again', description: errorSentence(error), tone: 'bad' }),
});

interface Adjustment {
  readonly organizerId: number;
  readonly amount: string;
  readonly reason: string;
}

export const useAdjustEarnings = writing({
  send: (body: Adjustment, idempotencyKey) => call('POST /api/admin/adjustments', { body, idempotencyKey }),
  fact: 'payouts changed',
  onSuccess: () => showToast({ title: 'Adjustment saved' }),
});

/** The receipt and credit notes of a booking, the earliest first. */
export const bookingDocumentsQuery = (id: number) =>
  readQuery('listBookingDocuments', 'GET /api/bookings/:id/documents', { params: { id } }, fresh);

import { call, type CallInput, type CallReply } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

type Resellers = CallReply<'listResellers'>;
export type Reseller = Resellers['resellers'][number];
/** What resellers can sell. */
export type Sellable = Resellers['series'];
export type ResellerInvoice = Resellers['invoices'][number];
export type MadeReseller = CallReply<'addReseller'>;
export type ResellerTerms = CallInput<'addReseller'>['body'];

export const resellersQuery = readQuery('listResellers', 'GET /api/organizer/resellers', {});

/** Where what a reseller owes for the dates of a month, 'YYYY-MM', is downloaded. */
export const statementOf = (id: number, month: string): string =>
  `/api/organizer/resellers/${id}/statement?month=${month}`;

export const useAddReseller = writing({
  send: (body: ResellerTerms) => call('POST /api/organizer/resellers', { body }),
  fact: 'resellers changed',
});

export const useChangeReseller = writing({
  send: ({ id, ...body }: CallInput<'changeReseller'>['body'] & { readonly id: number }) =>
    call('PUT /api/organizer/resellers/:id', { params: { id }, body }),
  fact: 'resellers changed',
});

export const useRenewResellerKey = writing({
  send: (id: number) => call('POST /api/organizer/resellers/:id/key', { params: { id } }),
  fact: 'resellers changed',
});

export const useNotePayment = writing({
  send: ({
    id,
    idempotencyKey,
    ...body
  }: CallInput<'noteResellerPayment'>['body'] & { readonly id: number; readonly idempotencyKey: string }) =>
    call('POST /api/organizer/resellers/:id/payments', { params: { id }, body, idempotencyKey }),
  fact: 'resellers changed',
});

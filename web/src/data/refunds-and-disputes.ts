import { queryOptions } from '@tanstack/react-query';
import { errorSentence } from '../api/api-error';
import { call, type CallReply, queryKey } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { useWrite } from './use-write';

export type UnmadeRefund = CallReply<'listUnmadeRefunds'>[number];
export type Dispute = CallReply<'listDisputes'>[number];

/** These change by themselves, so they're read again each time they're shown. */
const fresh = { staleTime: 0 } as const;

export const unmadeRefundsQuery = queryOptions({
  queryKey: queryKey('listUnmadeRefunds'),
  queryFn: ({ signal }) => call('GET /api/admin/refunds', { signal }),
  ...fresh,
});

export const disputesQuery = queryOptions({
  queryKey: queryKey('listDisputes'),
  queryFn: ({ signal }) => call('GET /api/admin/disputes', { signal }),
  ...fresh,
});

/** Tries a refund again. One that another admin has handled meanwhile disappears too. */
export function useRepeatRefund() {
  return useWrite({
    send: (id: number) => call('POST /api/admin/refunds/:id/repeat', { params: { id } }),
    fact: 'refund handled',
    factOfError: () => 'refund handled',
    onSuccess: () => showToast({ title: 'Trying the refund again', description: 'We’ve emailed the traveller.' }),
    onError: (error) => showToast({ title: 'Couldn’t try again', description: errorSentence(error), tone: 'bad' }),
  });
}

interface Closing {
  readonly id: number;
  readonly note: string;
  readonly isPaidAnotherWay: boolean;
}

export function useCloseRefund() {
  return useWrite({
    send: ({ id, ...body }: Closing) => call('POST /api/admin/refunds/:id/close', { params: { id }, body }),
    fact: 'refund handled',
    onSuccess: () => showToast({ title: 'Refund closed', description: 'We’ve emailed the traveller.' }),
  });
}

interface Decision {
  readonly id: number;
  readonly decision: 'keep' | 'end';
  readonly note: string;
}

export function useDecideDispute() {
  return useWrite({
    send: ({ id, ...body }: Decision) => call('POST /api/admin/disputes/:id/decide', { params: { id }, body }),
    fact: 'dispute decided',
    onSuccess: () => showToast({ title: 'Decision saved' }),
  });
}

import { errorSentence } from '../api/api-error';
import { call, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type UnmadeRefund = CallReply<'listUnmadeRefunds'>[number];
export type Dispute = CallReply<'listDisputes'>[number];

export const unmadeRefundsQuery = readQuery('listUnmadeRefunds', 'GET /api/admin/refunds', {}, fresh);

export const disputesQuery = readQuery('listDisputes', 'GET /api/admin/disputes', {}, fresh);

/** Tries a refund again. One that another admin has handled meanwhile disappears too. */
export const useRepeatRefund = writing({
  send: (id: number) => call('POST /api/admin/refunds/:id/repeat', { params: { id } }),
  fact: 'refund handled',
  factOfError: () => 'refund handled',
  onSuccess: () => showToast({ title: 'Trying the refund again', description: 'We’ve emailed the traveller.' }),
  onError: (error) => showToast({ title: 'Couldn’t try again', description: errorSentence(error), tone: 'bad' }),
});

interface Closing {
  readonly id: number;
  readonly note: string;
  readonly isPaidAnotherWay: boolean;
}

export const useCloseRefund = writing({
  send: ({ id, ...body }: Closing) => call('POST /api/admin/refunds/:id/close', { params: { id }, body }),
  fact: 'refund handled',
  onSuccess: () => showToast({ title: 'Refund closed', description: 'We’ve emailed the traveller.' }),
});

interface Decision {
  readonly id: number;
  readonly decision: 'keep' | 'end';
  readonly note: string;
}

export const useDecideDispute = writing({
  send: ({ id, ...body }: Decision) => call('POST /api/admin/disputes/:id/decide', { params: { id }, body }),
  fact: 'dispute decided',
  onSuccess: () => showToast({ title: 'Decision saved' }),
});

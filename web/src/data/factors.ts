import { call, type CallInput } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

/** What the person can prove who they are with, besides their password. */
export const factorsQuery = readQuery('listFactors', 'GET /api/user/factors', {});

/** Starts to set up an authenticator app. Nothing is set up until its first code. */
export const useBeginApp = writing({ send: () => call('POST /api/user/factors/app', {}), fact: null });

export const useConfirmApp = writing({
  send: (body: CallInput<'confirmApp'>['body']) => call('PUT /api/user/factors/app', { body }),
  fact: 'factors changed',
});

export const useRemoveApp = writing({ send: () => call('DELETE /api/user/factors/app', {}), fact: 'factors changed' });

export const useRenewRecoveryCodes = writing({
  send: () => call('POST /api/user/factors/recovery-codes', {}),
  fact: 'factors changed',
});

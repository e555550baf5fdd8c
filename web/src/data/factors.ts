import { call, type CallInput } from '../api/client';
import { readQuery } from './read-query';
import { useWrite } from './use-write';

/** What the person can prove who they are with, besides their password. */
export const factorsQuery = readQuery('listFactors', 'GET /api/user/factors', {});

/** Starts to set up an authenticator app. Nothing is set up until its first code. */
export function useBeginApp() {
  return useWrite({ send: () => call('POST /api/user/factors/app', {}), fact: null });
}

export function useConfirmApp() {
  return useWrite({
    send: (body: CallInput<'confirmApp'>['body']) => call('PUT /api/user/factors/app', { body }),
    fact: 'factors changed',
  });
}

export function useRemoveApp() {
  return useWrite({ send: () => call('DELETE /api/user/factors/app', {}), fact: 'factors changed' });
}

export function useRenewRecoveryCodes() {
  return useWrite({ send: () => call('POST /api/user/factors/recovery-codes', {}), fact: 'factors changed' });
}

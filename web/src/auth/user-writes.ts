import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallName } from '@ascendant/contract/calls';
import type { User } from '@ascendant/contract/account';
import { call, type CallInput } from '../api/client';
import { refreshReads } from '../api/query-key';
import { cacheUser } from './current-user';

/** Everything that is computed from a birth: it is read again when the birth changes. */
const computedFromBirth: readonly CallName[] = [
  'astrologyProfile',
  'matchedEvents',
  'otherEvents',
  'eventMatch',
  'goodDays',
  'listEvents',
  'getEvent',
];

/** Birth data as step 1 of onboarding sends it. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'updateProfile'>['body']) => call('updateProfile', { body }),
    onSuccess: (user) => adoptBirth(client, user),
  });
}

/** Birth data as the profile page sends it. */
export function useSaveBirthInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'updateBirthInfo'>['body']) => call('updateBirthInfo', { body }),
    onSuccess: (user) => adoptBirth(client, user),
  });
}

export function useSaveAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'updateAddress'>['body']) => call('updateAddress', { body }),
    onSuccess: (user) => cacheUser(client, user),
  });
}

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'updateOnboardingPreferences'>['body']) =>
      call('updateOnboardingPreferences', { body }),
    onSuccess: async (user) => {
      cacheUser(client, user);
      await refreshReads(client, 'matchedEvents', 'otherEvents');
    },
  });
}

async function adoptBirth(client: QueryClient, user: User): Promise<void> {
  cacheUser(client, user);
  await refreshReads(client, ...computedFromBirth);
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallName } from '@ascendant/contract/calls';
import type { User } from '@ascendant/contract/account';
import { profilePictureUpload } from '@ascendant/contract/upload';
import { call, type CallInput } from '../api/client';
import { refreshReads } from '../api/query-key';
import { upload } from '../api/upload';
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

interface NewPicture {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** The picture that one is seen by. It takes the place of the one before when the browser has it. */
export function useSaveProfilePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: NewPicture) =>
      upload('uploadProfilePicture', { ...picture, field: profilePictureUpload.field }),
    onSuccess: async (user) => {
      await loadPicture(user.profilePicture);
      cacheUser(client, user);
    },
  });
}

/** Waits until a picture can be shown at once; one that cannot be shown keeps nobody waiting. */
async function loadPicture(url: string | null): Promise<void> {
  if (url === null) return;
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

async function adoptBirth(client: QueryClient, user: User): Promise<void> {
  cacheUser(client, user);
  await refreshReads(client, ...computedFromBirth);
}

import type { User } from '@ascendant/contract/account';
import { profilePictureUpload } from '@ascendant/contract/upload';
import { call, type CallInput } from '../api/client';
import { cacheUser } from './current-user';
import type { Fact } from './stale-after';
import { upload, useWrite } from './use-write';

/** Birth data as step 1 of onboarding sends it. */
export function useSaveProfile() {
  return useUserWrite('birth data changed', (body: CallInput<'updateProfile'>['body']) =>
    call('PUT /api/user/profile', { body }),
  );
}

/** A date of birth alone, as the booking dialog sends it. */
export function useSaveDateOfBirth() {
  return useUserWrite('birth data changed', (body: CallInput<'updateDateOfBirth'>['body']) =>
    call('PUT /api/user/date-of-birth', { body }),
  );
}

/** Birth data as the profile page sends it. */
export function useSaveBirthInfo() {
  return useUserWrite('birth data changed', (body: CallInput<'updateBirthInfo'>['body']) =>
    call('PUT /api/user/birth-info', { body }),
  );
}

/** Turns everything astrological on or off. */
export function useSaveStars() {
  return useUserWrite('stars changed', (starsOff: boolean) => call('PUT /api/user/stars', { body: { starsOff } }));
}

export function useSaveAddress() {
  return useUserWrite('address changed', (body: CallInput<'updateAddress'>['body']) =>
    call('PUT /api/user/address', { body }),
  );
}

export function useSavePreferences() {
  return useUserWrite('preferences changed', (body: CallInput<'updateOnboardingPreferences'>['body']) =>
    call('PUT /api/user/onboarding-preferences', { body }),
  );
}

interface NewPicture {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a profile picture. It replaces the old one once the browser has loaded it. */
export function useSaveProfilePicture() {
  return useUserWrite('picture changed', async (picture: NewPicture) => {
    const user = await upload('POST /api/user/profile-picture', { ...picture, field: profilePictureUpload.field });
    await loadPicture(user.profilePicture);
    return user;
  });
}

/** A write whose reply is the changed user. */
export function useUserWrite<Input>(fact: Fact, send: (input: Input) => Promise<User>) {
  return useWrite<User, Input>({ send, fact, onSuccess: (user, client) => cacheUser(client, user) });
}

/** Waits until a picture can be shown without a gap. One that fails to load doesn't hold anything up. */
async function loadPicture(url: string | null): Promise<void> {
  if (url === null) return;
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

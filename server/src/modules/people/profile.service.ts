import type { addressBody, birthInfoEdit, preferencesBody } from '@ascendant/contract/person';
import { profilePictureUpload } from '@ascendant/contract/upload';
import { residenceCountry } from '@ascendant/domain/person/regions';
import type { z } from 'zod';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { UploadedFile } from '../../http/uploads';
import type { OwnChange } from '../accounts/account.service';
import { accounts } from '../accounts/accounts.module';
import type { UserWithPlace } from '../accounts/users.repository';
import { pictures } from '../pictures/pictures.module';
import type { PictureDeps } from '../pictures/pictures.service';
import { places } from '../places/places.module';
import { hasChanged, knownBirth, knownBirthOrDate, type GivenBirth } from './birth-data.service';

/** Sharp at the largest size we show people, on the densest screens. */
const shape = { side: 512, isSquare: true } as const;

export type GivenBirthEdit = z.output<typeof birthInfoEdit>;
export type GivenAddress = z.output<typeof addressBody>;
export type GivenPreferences = z.output<typeof preferencesBody>;

/** The person whose data it is, and the current time. */
export interface Own {
  readonly userId: number;
  readonly now: Date;
}

/**
 * Saves a person's birth data with the place we found. The chart and the matches are recomputed when they're next read.
 * @param more the profile page's other fields; one that's left out stays unchanged, null clears it
 * @throws AppError invalid_input, unknown_place
 */
export async function saveBirth(
  db: Database,
  given: GivenBirth,
  { userId, now, ...more }: Own & Pick<GivenBirthEdit, 'gender' | 'relationshipStatus'>,
): Promise<UserWithPlace> {
  const birth = await knownBirth(db, given, now);
  return change(db, userId, (user) => ({
    ...birth,
    ...(hasChanged(user, birth) ? { birthInfoLastChanged: accounts.databaseNow } : {}),
    ...(more.gender === undefined ? {} : { gender: more.gender }),
    ...(more.relationshipStatus === undefined ? {} : { relationshipStatus: more.relationshipStatus }),
  }));
}

/** Saves a date of birth alone. @throws AppError invalid_input */
export async function saveDateOfBirth(
  db: Database,
  given: Pick<GivenBirth, 'dateOfBirth'>,
  { userId, now }: Own,
): Promise<UserWithPlace> {
  const birth = await knownBirthOrDate(db, given, now);
  return change(db, userId, (user) => ({
    ...birth,
    ...(hasChanged(user, birth) ? { birthInfoLastChanged: accounts.databaseNow } : {}),
  }));
}

/** Saves an address, and a billing address only when it differs. */
export async function saveAddress(db: Database, given: GivenAddress, userId: number): Promise<UserWithPlace> {
  const { address, city, state, postalCode, country, sameAsPrimary } = given;
  const billing = (text: string | undefined) => (sameAsPrimary || text === undefined || text === '' ? null : text);
  return change(db, userId, () => ({
    address,
    city,
    state,
    postalCode,
    country,
    sameAsBilling: sameAsPrimary,
    billingAddress: billing(given.billingAddress),
    billingCity: billing(given.billingCity),
    billingState: billing(given.billingState),
    billingPostalCode: billing(given.billingPostalCode),
    billingCountry: billing(given.billingCountry),
  }));
}

/**
 * Saves preferences and where the person lives. Drops times of days that aren't preferred. Finishing onboarding completes the profile.
 * @throws AppError invalid_input for a country or region that isn't on the list, unless it's the one that was there
 * Source: specification 2, section 9 (Business constants and limits).
 */
export async function savePreferences(db: Database, given: GivenPreferences, userId: number): Promise<UserWithPlace> {
  const { onboardingCompleted, preferredTimes, currentCountry, currentProvince, currentCity, ...rest } = given;
  const isPreferred = new Set<string>(given.preferredDays);
  return change(db, userId, (user) => {
    const country = currentCountry || user.currentCountry;
    requireListedHome({ currentCountry: country, currentProvince: currentProvince || user.currentProvince }, user);
    return {
      ...rest,
      preferredTimes: Object.fromEntries(Object.entries(preferredTimes).filter(([day]) => isPreferred.has(day))),
      ...(currentCountry === undefined ? {} : { currentCountry: currentCountry || null }),
      ...(currentProvince === undefined ? {} : { currentProvince: currentProvince || null }),
      ...(currentCity === undefined ? {} : { currentCity: currentCity || null }),
      ...(onboardingCompleted === true ? { onboardingCompleted: true, profileCompleted: true } : {}),
    };
  });
}

type Home = Pick<UserWithPlace, 'currentCountry' | 'currentProvince'>;

/** What was stored before there was a list may stay. @throws AppError invalid_input */
function requireListedHome({ currentCountry, currentProvince }: Home, stored: Home): void {
  const isSameCountry = currentCountry === stored.currentCountry;
  const country = residenceCountry(currentCountry ?? '');
  if (country === null && !isSameCountry)
    throw new AppError('invalid_input', { fields: { currentCountry: 'Please select a country' } });
  if (country === null || currentProvince === null) return;
  const countries = places.regionsNamed(currentProvince).map(({ countryCode }) => places.countryName(countryCode));
  if (!countries.includes(country) && !(isSameCountry && currentProvince === stored.currentProvince))
    throw new AppError('invalid_input', { fields: { currentProvince: 'Please select a province or state' } });
}

/** Turns everything astrological on or off for the person. Birth data stays. Source: rule PRE-08. */
export async function saveStars(db: Database, starsOff: boolean, userId: number): Promise<UserWithPlace> {
  return change(db, userId, () => ({ starsOff }));
}

type LockedUser = Awaited<ReturnType<typeof accounts.lockOwnAccount>>;
async function change(db: Database, userId: number, decide: (user: LockedUser) => OwnChange): Promise<UserWithPlace> {
  return inTransaction(db, async (tx) => {
    const user = await accounts.lockOwnAccount(tx, userId);
    await accounts.changeOwnAccount(tx, userId, decide(user));
    return accounts.ownAccount(tx, userId);
  });
}

/**
 * Replaces a person's picture and removes the old one.
 * @throws AppError unsupported_media_type, too_large, busy, no_room_for_picture
 * Source: specification 1, section 5 (Validation rules); rule INP-05.
 */
export async function changeProfilePicture(
  deps: PictureDeps,
  file: UploadedFile,
  userId: number,
): Promise<UserWithPlace> {
  const { profilePicture: replaces } = await accounts.ownAccount(deps.db, userId);
  const given = { file, rule: profilePictureUpload, shape, purpose: 'profile_picture', userId, replaces } as const;
  await pictures.keepPicture(deps, given, async (tx, url) => {
    const { profilePicture } = await accounts.ownAccount(tx, userId);
    await accounts.changeOwnAccount(tx, userId, { profilePicture: url });
    return { replaced: profilePicture };
  });
  return accounts.ownAccount(deps.db, userId);
}

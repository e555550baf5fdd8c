import type { birthInfo, dependentBody } from '@ascendant/contract/person';
import { birthTimeType, type BirthTimeOccurrence, type BirthTimeType } from '@ascendant/domain/person/birth-time';
import { isPossibleBirthDate } from '@ascendant/domain/person/person-fields';
import type { z } from 'zod';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Place } from '../places/place';
import { places } from '../places/places.module';

/** Birth data as a form sends it. */
export type GivenBirth = z.output<typeof birthInfo>;

/** Birth data that may be a date alone. */
export type GivenBirthOrDate = Pick<z.output<typeof dependentBody>, keyof GivenBirth>;

/** Birth data as we store it for users and dependents, with the place we found. */
export interface KnownBirth {
  readonly dateOfBirth: string;
  readonly cityOfBirth: string;
  readonly countryOfBirth: string;
  /** HH:MM, a period, or 'unknown'. */
  readonly timeOfBirth: string;
  readonly timeOfBirthType: BirthTimeType;
  /** The second only if the clocks at the place showed the time twice. */
  readonly timeOfBirthOccurrence: BirthTimeOccurrence;
  readonly birthPlaceId: number;
  readonly birthLatitude: number;
  readonly birthLongitude: number;
  readonly birthTimezone: string;
  readonly birthInfoCompleted: true;
}

/**
 * Checks birth data and finds its place.
 * @param now to refuse births in the future
 * @throws AppError invalid_input (dateOfBirth) for a birth before 1900 or in the future; unknown_place (cityOfBirth)
 * Source: docs/rules/people.md, "Birth data"; rule INP-03.
 */
export async function knownBirth(db: Database, given: GivenBirth, now: Date): Promise<KnownBirth> {
  const { dateOfBirth, cityOfBirth, countryOfBirth } = given;
  const timeOfBirth = given.timeOfBirth || 'unknown';
  requirePossible(dateOfBirth, now);
  const place = await placeOf(db, given);
  return {
    dateOfBirth,
    cityOfBirth,
    countryOfBirth,
    timeOfBirth,
    timeOfBirthType: birthTimeType(timeOfBirth) ?? 'unknown',
    timeOfBirthOccurrence: occurrenceOf(given, place),
    birthPlaceId: place.id,
    birthLatitude: place.latitude,
    birthLongitude: place.longitude,
    birthTimezone: place.timezone,
    birthInfoCompleted: true,
  };
}

function occurrenceOf({ dateOfBirth, timeOfBirth, timeOfBirthOccurrence = 'first' }: GivenBirth, place: Place) {
  if (birthTimeType(timeOfBirth) !== 'exact') return 'first';
  return places.occurrenceAt({ date: dateOfBirth, time: timeOfBirth }, place, timeOfBirthOccurrence);
}

/**
 * The same, where a date alone is enough. Place and time stay as they were.
 * @throws AppError invalid_input, unknown_place
 */
export async function knownBirthOrDate(
  db: Database,
  { cityOfBirth, countryOfBirth, timeOfBirth, ...given }: GivenBirthOrDate,
  now: Date,
): Promise<KnownBirth | Pick<KnownBirth, 'dateOfBirth'>> {
  const { dateOfBirth } = given;
  if (cityOfBirth !== undefined && countryOfBirth !== undefined && timeOfBirth !== undefined)
    return knownBirth(db, { ...given, cityOfBirth, countryOfBirth, timeOfBirth }, now);
  requirePossible(dateOfBirth, now);
  return { dateOfBirth };
}

/** @throws AppError invalid_input (dateOfBirth) for a birth before 1900 or in the future */
export function requirePossible(dateOfBirth: string, now: Date): void {
  if (isPossibleBirthDate(dateOfBirth, now)) return;
  throw new AppError('invalid_input', { fields: { dateOfBirth: 'Please select a valid date.' } });
}

/** The place chosen from the suggestions. Without one, or when it no longer exists, the place the two texts name. */
async function placeOf(db: Database, { birthPlaceId, cityOfBirth, countryOfBirth }: GivenBirth): Promise<Place> {
  const chosen = typeof birthPlaceId === 'number' ? await places.findPlace(db, birthPlaceId) : null;
  const place = chosen ?? (await places.resolvePlace(db, cityOfBirth, countryOfBirth));
  if (place !== null) return place;
  throw new AppError('unknown_place', { fields: { cityOfBirth: 'We could not find that place' } });
}

const compared = [
  'dateOfBirth',
  'timeOfBirth',
  'timeOfBirthOccurrence',
  'birthPlaceId',
  'cityOfBirth',
  'countryOfBirth',
] as const;

/** Whether anything differs that the chart depends on or is shown with it. */
export function hasChanged(
  before: Readonly<Record<(typeof compared)[number], string | number | null>>,
  after: Partial<KnownBirth>,
): boolean {
  return compared.some((name) => after[name] !== undefined && before[name] !== after[name]);
}

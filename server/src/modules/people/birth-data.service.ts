import { earliestBirthDate } from '@ascendant/domain/person/person-fields';
import type { birthInfo } from '@ascendant/contract/person';
import { birthTimeType, type BirthTimeType } from '@ascendant/domain/person/birth-time';
import type { z } from 'zod';
import { AppError } from '../../errors/app-error';
import type { Database } from '../../database/database';
import type { Place } from '../places/place';
import { places } from '../places/places.module';

/** Birth data as a form sends it. */
export type GivenBirth = z.output<typeof birthInfo>;

/** Birth data as users and dependents keep it, the place found. */
export interface KnownBirth {
  readonly dateOfBirth: string;
  readonly cityOfBirth: string;
  readonly countryOfBirth: string;
  /** HH:MM, a period, or 'unknown'. */
  readonly timeOfBirth: string;
  readonly timeOfBirthType: BirthTimeType;
  readonly birthPlaceId: number;
  readonly birthLatitude: number;
  readonly birthLongitude: number;
  readonly birthTimezone: string;
  readonly birthInfoCompleted: true;
}

/** Somewhere on Earth it is already this much later than in UTC. */
const furthestAheadMs = 14 * 3_600_000;

/**
 * Checks birth data and finds its place.
 * @param now to know which births are still to come
 * @throws AppError invalid_input (dateOfBirth) for a birth before 1900 or to come; unknown_place (cityOfBirth)
 * Source: docs/rules/people.md, "Birth data"; rule INP-03.
 */
export async function knownBirth(db: Database, given: GivenBirth, now: Date): Promise<KnownBirth> {
  const { dateOfBirth, cityOfBirth, countryOfBirth, timeOfBirth } = given;
  const today = new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10);
  if (dateOfBirth < earliestBirthDate || dateOfBirth > today) {
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'Please select a valid date.' } });
  }
  const place = await placeOf(db, given);
  return {
    dateOfBirth,
    cityOfBirth,
    countryOfBirth,
    timeOfBirth,
    timeOfBirthType: birthTimeType(timeOfBirth) ?? 'unknown',
    birthPlaceId: place.id,
    birthLatitude: place.latitude,
    birthLongitude: place.longitude,
    birthTimezone: place.timezone,
    birthInfoCompleted: true,
  };
}

/** The place chosen from the suggestions; without a choice, or when it is gone, what the two texts mean. */
async function placeOf(db: Database, { birthPlaceId, cityOfBirth, countryOfBirth }: GivenBirth): Promise<Place> {
  const chosen = typeof birthPlaceId === 'number' ? await places.findPlace(db, birthPlaceId) : null;
  const place = chosen ?? (await places.resolvePlace(db, cityOfBirth, countryOfBirth));
  if (place !== null) return place;
  throw new AppError('unknown_place', { fields: { cityOfBirth: 'We could not find that place' } });
}

const compared = ['dateOfBirth', 'timeOfBirth', 'birthPlaceId', 'cityOfBirth', 'countryOfBirth'] as const;

/** Whether anything differs that a chart is made of, or that is shown with it. */
export function hasChanged(
  before: Readonly<Record<(typeof compared)[number], string | number | null>>,
  after: KnownBirth,
): boolean {
  return compared.some((name) => before[name] !== after[name]);
}

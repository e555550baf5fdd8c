import type { UserRow } from '../../../db/schema/users';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Place } from './place';
import { resolvePlace } from './places.service';

/** Where a person says that they live. */
export type HomeFields = Pick<UserRow, 'currentCity' | 'currentProvince' | 'currentCountry'>;

/** The person's current city in the gazetteer; null if it isn't known, or may only be misspelled while the gazetteer is being loaded. */
export async function homeOf(
  db: Database,
  { currentCity, currentProvince, currentCountry }: HomeFields,
): Promise<Place | null> {
  if (currentCity === null || currentCountry === null) return null;
  const hasRegion = currentProvince === null || currentCity.includes(',');
  const name = hasRegion ? currentCity : `${currentCity}, ${currentProvince}`;
  try {
    return await resolvePlace(db, name, currentCountry);
  } catch (error) {
    if (error instanceof AppError && error.code === 'busy') return null;
    throw error;
  }
}

import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { gazetteerIsReady } from './gazetteer-readiness';
import { findHome, type HomeFields } from './home.repository';
import { placeLabel, type Place } from './place';
import { placeKey } from './place-key';
import { placeSource } from './place-source';
import { findMostPopulous } from './places.repository';
import { resolvePlace } from './places.service';

/** A place that's found by its name, with its label: 'Banff, Alberta, Canada'. */
export interface LabelledPlace extends Place {
  readonly label: string;
}

/**
 * Of each name the most populous place in the world whose own name it is: what people mean by 'London' or 'Sydney' alone.
 * @returns by the names as they were given; a name that no place has is left out
 */
export async function placesNamed(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, LabelledPlace>> {
  const keys = [...new Set(names.map(placeKey))].filter((key) => key !== '');
  const byKey = (await gazetteerIsReady(db)) ? await findMostPopulous(db, keys) : await inFile(db, keys);
  return new Map(
    names.flatMap((name) => {
      const place = byKey.get(placeKey(name));
      return place ? [[name, { ...place, label: placeLabel(place) }] as const] : [];
    }),
  );
}

async function inFile(db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const source = await placeSource(db, keys);
  const found = new Map<string, Place>();
  for (const key of keys) {
    const [place] = await source.byKey([key], { limit: 1, isOwnOnly: true });
    if (place) found.set(key, place);
  }
  return found;
}

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

/** The same of an account; null if it no longer exists. */
export async function homeOfUser(db: Database, userId: number): Promise<Place | null> {
  const fields = await findHome(db, userId);
  return fields && homeOf(db, fields);
}

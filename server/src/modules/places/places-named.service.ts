import type { Database } from '../../database/database';
import { firstPlaces } from './first-places';
import { gazetteerIsReady } from './gazetteer-readiness';
import { placeLabel, type Place } from './place';
import { placeKey } from './place-key';
import { findMostPopulous } from './places.repository';

/** A place that's found by its name, with its label: 'Banff, Alberta, Canada'. */
export interface LabelledPlace extends Place {
  readonly label: string;
}

/**
 * Of each name the most populous place in the world whose own name it is: what people mean by 'London' or 'Sydney' alone. While the gazetteer is
 * being loaded, the larger towns only.
 * @returns by the names as they were given; a name that no place has is left out
 */
export async function placesNamed(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, LabelledPlace>> {
  const keys = [...new Set(names.map(placeKey))].filter((key) => key !== '');
  const byKey = (await gazetteerIsReady(db)) ? await findMostPopulous(db, keys) : await amongFirst(keys);
  return new Map(
    names.flatMap((name) => {
      const place = byKey.get(placeKey(name));
      return place ? [[name, { ...place, label: placeLabel(place) }] as const] : [];
    }),
  );
}

async function amongFirst(keys: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const towns = await firstPlaces();
  return new Map(
    keys.flatMap((key) => {
      const [place] = towns.namesakes([key], null);
      return place ? [[key, place] as const] : [];
    }),
  );
}

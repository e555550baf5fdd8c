import type { Database } from '../../database/database';
import { gazetteerIsReady } from './gazetteer-readiness';
import { placeLabel, type Place } from './place';
import { placeKey } from './place-key';
import { placeSource } from './place-source';
import { findMostPopulous } from './places.repository';

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

import type { Database } from '../../database/database';
import { filePlaces } from './file-places';
import { gazetteerIsReady } from './gazetteer-readiness';
import {
  findLargestIn,
  findPlaceById,
  findPlacesByKey,
  findPlacesByPrefix,
  findZones,
  type PlaceSource,
} from './places.repository';

/**
 * The table, or the gazetteer's file while a new database loads it.
 * @param keys what will be looked up, so that the file is read once
 */
export async function placeSource(db: Database, keys: readonly string[] = []): Promise<PlaceSource> {
  return (await gazetteerIsReady(db)) ? tablePlaces(db) : filePlaces(keys);
}

function tablePlaces(db: Database): PlaceSource {
  return {
    byKey: (keys, scope) => findPlacesByKey(db, keys, scope),
    byPrefix: (prefix, scope) => findPlacesByPrefix(db, prefix, scope),
    byId: (id) => findPlaceById(db, id),
    largestIn: (area, limit) => findLargestIn(db, area, limit),
    zones: (countryCode, regionCode) => findZones(db, countryCode, regionCode),
  };
}

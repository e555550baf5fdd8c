import { fileURLToPath } from 'node:url';
import { openPool } from '../src/database/connection';
import { databaseOn } from '../src/database/database';
import { loadGazetteer } from '../src/modules/places/load-gazetteer';

/** About two hundred lines of GeoNames' table (geonames.org, CC BY 4.0): the towns that tests use. */
const file = fileURLToPath(new URL('small-gazetteer.txt', import.meta.url));

/** Loads these towns instead of all 125,098, which takes seconds; the gazetteer then counts as loaded. */
export async function loadSmallGazetteer(url: string): Promise<void> {
  const pool = openPool(url, () => undefined, 2);
  await loadGazetteer(databaseOn(pool), { file });
  await pool.end();
}

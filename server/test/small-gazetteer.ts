import { fileURLToPath } from 'node:url';
import { openPool } from '../src/database/connection';
import { databaseOn } from '../src/database/database';
import { loadGazetteer } from '../src/modules/places/load-gazetteer';

/** Some two hundred lines of GeoNames' table (geonames.org, CC BY 4.0): the towns that tests speak of. */
const file = fileURLToPath(new URL('small-gazetteer.txt', import.meta.url));

/** Gives a database these towns in place of the 125,098, which take seconds; it then counts as loaded. */
export async function loadSmallGazetteer(url: string): Promise<void> {
  const pool = openPool(url, () => undefined, 1);
  await loadGazetteer(databaseOn(pool), file);
  await pool.end();
}

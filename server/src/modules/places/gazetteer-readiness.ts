import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { forgetFirstPlaces } from './first-places';
import { findLoadedCountries, hasAnyEdition } from './gazetteer.repository';

const waitMs = 4000;
const pollMs = 200;
const retryAfterSeconds = 5;
const message = 'We’re still loading our list of places. Try again in a minute, or use a larger town nearby.';

/** Databases whose gazetteer was seen: it never goes away again. */
const ready = new WeakSet<Database>();

/** Whether the table answers everything. Until then it answers for the countries that are loaded, and the larger towns of `first-places.ts` do. */
export async function gazetteerIsReady(db: Database): Promise<boolean> {
  if (ready.has(db)) return true;
  if (!(await hasAnyEdition(db))) return false;
  ready.add(db);
  forgetFirstPlaces();
  return true;
}

/** Whether all places of these countries are in the table, by the map of what's loaded. */
export async function countriesAreReady(db: Database, codes: readonly string[]): Promise<boolean> {
  if (await gazetteerIsReady(db)) return true;
  const loaded = await findLoadedCountries(db);
  return codes.length > 0 && codes.every((code) => loaded.has(code));
}

/**
 * Waits for the gazetteer in a new database's first seconds, so that no one is told that Paris doesn't exist.
 * @param codes the countries that matter, if not all of them do
 * @throws AppError `busy` when they aren't loaded after four seconds
 */
export async function gazetteerReady(db: Database, codes: readonly string[] = []): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await countriesAreReady(db, codes))) {
    if (Date.now() >= deadline) throw new AppError('busy', { retryAfterSeconds, message });
    await sleep(pollMs);
  }
}

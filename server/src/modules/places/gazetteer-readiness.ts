import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { forgetFile } from './file-places';
import { hasAnyEdition } from './gazetteer.repository';

const waitMs = 4000;
const pollMs = 200;
const retryAfterSeconds = 5;
const message = 'We’re still loading our list of places. Try again in a minute, or check the spelling.';

/** Databases whose gazetteer was seen: it never goes away again. */
const ready = new WeakSet<Database>();

/** Whether the table answers. Until then the gazetteer's file does: `place-source.ts`. */
export async function gazetteerIsReady(db: Database): Promise<boolean> {
  if (ready.has(db)) return true;
  if (!(await hasAnyEdition(db))) return false;
  ready.add(db);
  forgetFile();
  return true;
}

/**
 * Waits for the table, which alone knows names by their resemblance, so that no one is told in a new database's first seconds that a
 * misspelled town doesn't exist.
 * @throws AppError `busy` when it isn't loaded after four seconds
 */
export async function gazetteerReady(db: Database): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await gazetteerIsReady(db))) {
    if (Date.now() >= deadline) throw new AppError('busy', { retryAfterSeconds, message });
    await sleep(pollMs);
  }
}

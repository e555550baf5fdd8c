import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { hasAnyEdition } from './gazetteer.repository';

const waitMs = 4000;
const pollMs = 200;
const retryAfterSeconds = 5;

/** Databases whose gazetteer was seen: it never goes away again. */
const ready = new WeakSet<Database>();

/**
 * Waits for the gazetteer in a new database's first seconds, so that no one is told that Paris doesn't exist.
 * @throws AppError `busy` when it isn't loaded after four seconds
 */
export async function gazetteerReady(db: Database): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!ready.has(db)) {
    if (await hasAnyEdition(db)) ready.add(db);
    else if (Date.now() >= deadline) throw new AppError('busy', { retryAfterSeconds });
    else await sleep(pollMs);
  }
}

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
  while (!(await gazetteerIsReady(db))) {
    if (Date.now() >= deadline) throw new AppError('busy', { retryAfterSeconds });
    await sleep(pollMs);
  }
}

/** Whether the gazetteer is loaded, for calls that have an answer without it. */
export async function gazetteerIsReady(db: Database): Promise<boolean> {
  if (!ready.has(db) && (await hasAnyEdition(db))) ready.add(db);
  return ready.has(db);
}

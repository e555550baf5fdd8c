import { inTransaction, type Database, type Transaction } from '../../database/database';
import { gazetteerEdition, gazetteerFile, readGazetteer } from './gazetteer-file';
import type { GazetteerEntry } from './gazetteer-line';
import {
  allowLongStatements,
  countForPlanner,
  hasEdition,
  insertEntries,
  recordEdition,
  removeGazetteer,
  takeLoadingLock,
} from './gazetteer.repository';

/** Rows a statement: small enough that requests are answered between two. */
const batchSize = 500;

interface GazetteerLoad {
  /** Another table of the same form; for tests. */
  readonly file?: string;
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Loads the gazetteer if its current edition is missing: all or nothing, in one transaction, so that a crash halfway
 * leaves the database as it was and the next start tries again. Meanwhile an older edition stays in use.
 * Only one process loads it; the others return immediately.
 * @returns whether it was loaded now
 * @throws the reason of `stopping` once it's aborted
 */
export async function loadGazetteer(
  db: Database,
  { file = gazetteerFile(), stopping }: GazetteerLoad = {},
): Promise<boolean> {
  if (await hasEdition(db, gazetteerEdition)) return false;
  return inTransaction(db, async (tx) => {
    if (!(await takeLoadingLock(tx)) || (await hasEdition(tx, gazetteerEdition))) return false;
    await allowLongStatements(tx);
    await removeGazetteer(tx);
    const counts = await insertAll(tx, { file, stopping });
    await recordEdition(tx, { edition: gazetteerEdition, ...counts });
    await countForPlanner(tx);
    return true;
  });
}

/** Reads the next batch while the database is taking the last one. */
async function insertAll(
  tx: Transaction,
  { file, stopping }: GazetteerLoad & { readonly file: string },
): Promise<{ placeCount: number; nameCount: number }> {
  let placeCount = 0;
  let nameCount = 0;
  let inserting: Promise<void> = Promise.resolve();
  for await (const batch of readGazetteer(file, batchSize)) {
    await inserting;
    stopping?.throwIfAborted();
    inserting = insertEntries(tx, batch);
    // Awaited with the next batch; until then a failure must not go unhandled.
    inserting.catch(() => undefined);
    placeCount += batch.length;
    nameCount += countNames(batch);
  }
  await inserting;
  return { placeCount, nameCount };
}

function countNames(entries: readonly GazetteerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.keys.length, 0);
}

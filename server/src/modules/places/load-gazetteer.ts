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
import { parkEntries } from './parks';

/** Rows a statement: small enough that requests are answered between two. */
const batchSize = 500;

interface GazetteerLoad {
  /** Another table of the same form, without the parks; for tests. */
  readonly file?: string;
  readonly stopping?: AbortSignal | undefined;
}

/** How many places and spellings were loaded. */
interface Counts {
  readonly placeCount: number;
  readonly nameCount: number;
}

/**
 * Loads the gazetteer if its current edition is missing, in one transaction: all or nothing, so that a crash halfway leaves the database as it
 * was and the next start tries again. Meanwhile an older edition stays in use, or the file answers: `place-source.ts`.
 * Only one process loads it; the others return immediately.
 * @returns whether it was loaded now
 * @throws the reason of `stopping` once it's aborted
 */
export async function loadGazetteer(db: Database, { file, stopping }: GazetteerLoad = {}): Promise<boolean> {
  if (await hasEdition(db, gazetteerEdition)) return false;
  return inTransaction(db, async (tx) => {
    if (!(await takeLoadingLock(tx)) || (await hasEdition(tx, gazetteerEdition))) return false;
    await allowLongStatements(tx);
    await removeGazetteer(tx);
    const parks = file === undefined ? parkEntries() : [];
    const counts = await insertAll(tx, batchesOf(file ?? gazetteerFile(), parks), stopping);
    await recordEdition(tx, { edition: gazetteerEdition, ...counts });
    await countForPlanner(tx);
    return true;
  });
}

async function* batchesOf(file: string, parks: readonly GazetteerEntry[]): AsyncGenerator<readonly GazetteerEntry[]> {
  for (let first = 0; first < parks.length; first += batchSize) yield parks.slice(first, first + batchSize);
  yield* readGazetteer(file, batchSize);
}

/** Reads the next batch while the database takes the last one. */
async function insertAll(
  tx: Transaction,
  batches: AsyncIterable<readonly GazetteerEntry[]>,
  stopping?: AbortSignal,
): Promise<Counts> {
  let [placeCount, nameCount] = [0, 0];
  let inserting: Promise<void> = Promise.resolve();
  for await (const batch of batches) {
    await inserting;
    stopping?.throwIfAborted();
    inserting = insertEntries(tx, batch);
    // Awaited with the next batch; until then a failure must not go unhandled.
    inserting.catch(() => undefined);
    placeCount += batch.length;
    nameCount += batch.reduce((sum, entry) => sum + entry.keys.length, 0);
  }
  await inserting;
  return { placeCount, nameCount };
}

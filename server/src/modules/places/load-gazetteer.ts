import { inTransaction, type Database, type Transaction } from '../../database/database';
import { gazetteerEdition, gazetteerFile, readGazetteer } from './gazetteer-file';
import type { GazetteerEntry } from './gazetteer-line';
import {
  addLoadedCountries,
  allowLongStatements,
  countForPlanner,
  hasAnyEdition,
  hasEdition,
  insertEntries,
  recordEdition,
  removeGazetteer,
  stayOpen,
  takeLoadingLock,
} from './gazetteer.repository';
import { homeCountries } from './home-countries';

/** Rows a statement: small enough that requests are answered between two. */
const batchSize = 500;
/** How many places of further countries are there at once, at least. */
const partSize = 5_000;

interface GazetteerLoad {
  /** Another table of the same form; for tests. */
  readonly file?: string;
  readonly stopping?: AbortSignal | undefined;
}

/** How many places and spellings were loaded. */
interface Counts {
  readonly placeCount: number;
  readonly nameCount: number;
}

/**
 * Loads the gazetteer if its current edition is missing. An older edition is replaced in one transaction and stays in use meanwhile: all or
 * nothing, so that a crash halfway leaves the database as it was and the next start tries again. A database without one has the countries
 * that people use most first, then the others, each complete; a crash starts again.
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
    if (await hasAnyEdition(tx)) await replaceAll(tx, { file, stopping });
    else await loadByCountry(db, tx, { file, stopping });
    return true;
  });
}

type Reading = Required<Pick<GazetteerLoad, 'file'>> & Pick<GazetteerLoad, 'stopping'>;

async function replaceAll(tx: Transaction, reading: Reading): Promise<void> {
  await allowLongStatements(tx);
  await removeGazetteer(tx);
  const counts = await insertAll(tx, reading);
  await recordEdition(tx, { edition: gazetteerEdition, ...counts });
  await countForPlanner(tx);
}

/** @param lock the transaction that holds the lock while others write */
async function loadByCountry(db: Database, lock: Transaction, reading: Reading): Promise<void> {
  const isHome = (countryCode: string) => homeCountries.includes(countryCode);
  await stayOpen(lock);
  let counts = await inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    await removeGazetteer(tx);
    const home = await insertAll(tx, { ...reading, isWanted: isHome });
    await addLoadedCountries(tx, homeCountries);
    await countForPlanner(tx);
    return home;
  });
  for await (const part of partsOf(reading.file, (code) => !isHome(code)))
    counts = added(counts, await inTransaction(db, (tx) => insertPart(tx, part, reading.stopping)));
  await recordEdition(lock, { edition: gazetteerEdition, ...counts });
  await countForPlanner(lock);
}

async function insertPart(tx: Transaction, part: Part, stopping?: AbortSignal): Promise<Counts> {
  for (const batch of part.batches) {
    stopping?.throwIfAborted();
    await insertEntries(tx, batch);
  }
  await addLoadedCountries(tx, [...part.countries]);
  return part.batches.map(countsOf).reduce(added, nothing);
}

/** Places of whole countries. */
interface Part {
  readonly countries: ReadonlySet<string>;
  readonly batches: readonly (readonly GazetteerEntry[])[];
}

/** The file has the places of a country together. What comes later of one that's loaded belongs to it all the same. */
async function* partsOf(file: string, isWanted: (countryCode: string) => boolean): AsyncGenerator<Part> {
  const done = new Set<string>();
  let entries: GazetteerEntry[] = [];
  const finish = (): Part => {
    const countries = new Set(entries.map(({ countryCode }) => countryCode).filter((code) => !done.has(code)));
    const batches = batchesOf(entries);
    for (const code of countries) done.add(code);
    entries = [];
    return { countries, batches };
  };
  for await (const batch of readGazetteer(file, batchSize, isWanted))
    for (const entry of batch) {
      const isNext = entries.at(-1)?.countryCode !== entry.countryCode;
      if (isNext && entries.length >= partSize) yield finish();
      entries.push(entry);
    }
  if (entries.length > 0) yield finish();
}

function batchesOf(entries: readonly GazetteerEntry[]): GazetteerEntry[][] {
  const count = Math.ceil(entries.length / batchSize);
  return Array.from({ length: count }, (_, place) => entries.slice(place * batchSize, (place + 1) * batchSize));
}

/** Reads the next batch while the database is taking the last one. */
async function insertAll(
  tx: Transaction,
  { file, stopping, isWanted }: Reading & { readonly isWanted?: (countryCode: string) => boolean },
): Promise<Counts> {
  let counts = nothing;
  let inserting: Promise<void> = Promise.resolve();
  for await (const batch of readGazetteer(file, batchSize, isWanted)) {
    await inserting;
    stopping?.throwIfAborted();
    inserting = insertEntries(tx, batch);
    // Awaited with the next batch; until then a failure must not go unhandled.
    inserting.catch(() => undefined);
    counts = added(counts, countsOf(batch));
  }
  await inserting;
  return counts;
}

const nothing: Counts = { placeCount: 0, nameCount: 0 };

function countsOf(entries: readonly GazetteerEntry[]): Counts {
  return { placeCount: entries.length, nameCount: entries.reduce((sum, entry) => sum + entry.keys.length, 0) };
}

function added(a: Counts, b: Counts): Counts {
  return { placeCount: a.placeCount + b.placeCount, nameCount: a.nameCount + b.nameCount };
}

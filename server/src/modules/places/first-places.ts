import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { gazetteerFile } from './gazetteer-file';
import { readGazetteerLine, type GazetteerEntry } from './gazetteer-line';
import { toPlace, type Place } from './place';

/**
 * The larger towns, read straight from the gazetteer's file: what answers in the first minute of a new database, while the table
 * is being loaded. Whatever own name it finds is what the table will find, because of several namesakes the most populous counts.
 * Source: docs/decisions/0006-gazetteer-in-the-background.md.
 */
export interface FirstPlaces {
  /** With a name that begins so, most populous first; another spelling counts a tenth. */
  beginning(prefix: string, countryCode: string | null, limit: number): readonly Place[];
  /** The most populous whose own name this is, of any of some countries and, if one is given, of a region. */
  named(key: string, countryCodes: readonly string[], regionCode?: string): Place | null;
  /** Everything whose own name is one of these, most populous first. */
  namesakes(keys: readonly string[], countryCode: string | null): readonly Place[];
  withId(id: number): Place | null;
}

/** About 4,900 towns. */
const smallestPopulation = 100_000;
/** The column of the population in GeoNames' table. */
const populationColumn = 14;
const ownNameWeight = 10;

let reading: Promise<FirstPlaces> | null = null;

/** Reads the towns once, when they're first needed. */
export function firstPlaces(): Promise<FirstPlaces> {
  reading ??= readLargerTowns().then(placesAmong);
  return reading;
}

/** Once the table answers, the towns needn't stay in memory. */
export function forgetFirstPlaces(): void {
  reading = null;
}

async function readLargerTowns(): Promise<readonly GazetteerEntry[]> {
  const found: GazetteerEntry[] = [];
  for await (const line of createInterface({ input: createReadStream(gazetteerFile()), crlfDelay: Infinity })) {
    if (!(Number(line.split('\t')[populationColumn]) >= smallestPopulation)) continue;
    const entry = readGazetteerLine(line);
    if (entry !== null) found.push(entry);
  }
  return found.sort((a, b) => b.population - a.population || a.id - b.id);
}

/** @param entries the most populous first */
function placesAmong(entries: readonly GazetteerEntry[]): FirstPlaces {
  const found = (entry: GazetteerEntry | undefined): Place | null => (entry ? asPlace(entry) : null);
  return {
    beginning: (prefix, countryCode, limit) =>
      entries
        .filter((entry) => countryCode === null || entry.countryCode === countryCode)
        .map((entry) => ({ entry, weight: weightOf(entry, prefix) }))
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, limit)
        .map(({ entry }) => asPlace(entry)),
    named: (key, countryCodes, regionCode) =>
      found(
        entries.find(
          (entry) =>
            countryCodes.includes(entry.countryCode) &&
            (regionCode === undefined || entry.regionCode === regionCode) &&
            ownKeysOf(entry).includes(key),
        ),
      ),
    namesakes: (keys, countryCode) =>
      entries
        .filter((entry) => countryCode === null || entry.countryCode === countryCode)
        .filter((entry) => ownKeysOf(entry).some((key) => keys.includes(key)))
        .map(asPlace),
    withId: (id) => found(entries.find((entry) => entry.id === id)),
  };
}

function ownKeysOf({ keys, ownKeyCount }: GazetteerEntry): readonly string[] {
  return keys.slice(0, ownKeyCount);
}

function weightOf({ keys, ownKeyCount, population }: GazetteerEntry, prefix: string): number {
  const index = keys.findIndex((key) => key.startsWith(prefix));
  if (index === -1) return 0;
  return index < ownKeyCount ? population * ownNameWeight : population;
}

function asPlace({ keys: _keys, ownKeyCount: _count, ...row }: GazetteerEntry): Place {
  return toPlace(row);
}

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isInArea } from '@ascendant/domain/map/map-area';
import { gazetteerFile } from './gazetteer-file';
import { isKept, placeOfColumns, readGazetteerLine, type GazetteerEntry } from './gazetteer-line';
import { parkEntries } from './parks';
import { toPlace, type Place } from './place';
import { otherSpellings, placeKey } from './place-key';
import { weightOf } from './place-weight';
import type { PlaceSource } from './places.repository';
import { usualNamesOf } from './usual-names';

/** GeoNames' columns that are compared before a line's names are read. */
const column = { id: 0, latitude: 4, longitude: 5, country: 8 } as const;

/** An old or foreign spelling that only begins so counts from this many people on, where a place has the whole name. */
const populous = 300_000;

/**
 * Looks places up in the gazetteer's file, which is read once, and the table of parks: what answers while a new database is being filled.
 * @param keys looked up together with the first of them
 * Source: docs/archive/decisions/0006-gazetteer-in-the-background.md.
 */
export function filePlaces(keys: readonly string[]): PlaceSource {
  const known = new Map<string, readonly GazetteerEntry[]>();
  const read = async (wanted: readonly string[]): Promise<void> => {
    // Nothing is named by an empty key, but every line would be read for one.
    const missing = wanted.filter((key) => key !== '' && !known.has(key));
    if (missing.length === 0) return;
    const all = [...new Set([...missing, ...keys.filter((key) => key !== '')])];
    const found = await entriesWith(all, (entry) => entry.keys.some((key) => all.includes(key)));
    for (const key of all)
      known.set(
        key,
        found.filter((entry) => entry.keys.includes(key)),
      );
  };
  return {
    byKey: async (wanted, { countryCode, limit, isOwnOnly = false }) => {
      await read(wanted);
      const found = wanted.flatMap((key) =>
        (known.get(key) ?? []).map((entry) => ({ entry, isOwn: isOwnKey(entry, key) })),
      );
      const scoped = found.filter(({ entry, isOwn }) => isIn(entry, countryCode) && (isOwn || !isOwnOnly));
      scoped.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || larger(a.entry, b.entry));
      return distinct(scoped.map(({ entry }) => entry)).slice(0, limit);
    },
    byPrefix: async (prefix, { countryCode, limit, nearCountry }) => {
      const begun = (key: string) => key.startsWith(prefix);
      const entries = (await entriesWith([prefix], ({ keys: all }) => all.some(begun))).filter((entry) =>
        isIn(entry, countryCode),
      );
      const isName = entries.some((entry) => isOwnKey(entry, prefix));
      const weighed = entries.flatMap((entry) => {
        const weights = entry.keys.filter(begun).flatMap((key) => {
          const isOwn = isOwnKey(entry, key);
          const isWhole = key === prefix;
          if (isName && !isOwn && !isWhole && entry.population < populous) return [];
          return [weightOf(entry.population, { isOwn, isWhole, isNear: entry.countryCode === nearCountry })];
        });
        return weights.length === 0 ? [] : [{ entry, weight: Math.max(...weights) }];
      });
      weighed.sort((a, b) => b.weight - a.weight || a.entry.id - b.entry.id);
      return weighed.slice(0, limit).map(({ entry }) => asPlace(entry));
    },
    byId: async (id) => {
      const [found] = await entriesOf(
        ({ columns }) => columns[column.id] === String(id),
        (entry) => entry.id === id,
      );
      return found ? asPlace(found) : null;
    },
    largestIn: async (area, limit) => {
      const isInside = (latitude: number, longitude: number) => isInArea(area, { latitude, longitude });
      const found = await entriesOf(
        ({ columns }) => isInside(Number(columns[column.latitude]), Number(columns[column.longitude])),
        ({ lat, lon }) => isInside(lat, lon),
      );
      return found.sort(larger).slice(0, limit).map(asPlace);
    },
    zones: async (countryCode, regionCode) => {
      const files = await readFiles();
      const ofCountry = files.lines.filter(({ columns }) => columns[column.country] === countryCode);
      const found = [...files.parks, ...ofCountry.map(({ columns }) => placeOfColumns(columns))];
      const people = new Map<string, number>();
      for (const place of found.filter((entry) => isIn(entry, countryCode)))
        if (!regionCode || place.regionCode === regionCode)
          people.set(place.zone, (people.get(place.zone) ?? 0) + place.population);
      return [...people].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([zone]) => zone);
    },
  };
}

/** Words that a name's key has in full and short, and its line in one form only. */
const twoForms = ['saint', 'sainte', 'fort', 'mount', 'st', 'ste', 'ft', 'mt'];

/** Entries of these keys: a line is searched as one text, for the longest word of a key, before its names are read one by one. */
async function entriesWith(
  keys: readonly string[],
  isWanted: (entry: GazetteerEntry) => boolean,
): Promise<GazetteerEntry[]> {
  const longest = keys.map((key) => key.split(' ').reduce((a, b) => (b.length > a.length ? b : a), ''));
  const inOtherForm = twoForms.filter((form) => longest.some((word) => form.startsWith(word))).flatMap(otherSpellings);
  const words = [...longest, ...inOtherForm];
  return entriesOf(({ key }) => words.some((word) => key.includes(word)), isWanted);
}

/** @param isCandidate by its line, before its names are read */
async function entriesOf(
  isCandidate: (line: Line) => boolean,
  isWanted: (entry: GazetteerEntry) => boolean,
): Promise<GazetteerEntry[]> {
  const files = await readFiles();
  const found = files.lines.filter(isCandidate).map(({ columns }) => readGazetteerLine(columns.join('\t')));
  return [...files.parks, ...found].filter((entry) => entry !== null).filter(isWanted);
}

/** A line of the file, and all its names as one text, normalized. */
interface Line {
  readonly columns: readonly string[];
  readonly key: string;
}

let lines: Promise<readonly Line[]> | null = null;
let parks: readonly GazetteerEntry[] | null = null;

/** Once the table answers, the files needn't stay in memory. */
export function forgetFile(): void {
  lines = null;
  parks = null;
}

async function readFiles() {
  lines ??= readLines();
  parks ??= parkEntries();
  return { lines: await lines, parks };
}

async function readLines(): Promise<readonly Line[]> {
  const found: Line[] = [];
  for await (const text of createInterface({ input: createReadStream(gazetteerFile()), crlfDelay: Infinity })) {
    const columns = text.split('\t');
    if (text === '' || !isKept(columns)) continue;
    const [id, ...names] = columns.slice(0, column.latitude);
    found.push({ columns, key: placeKey([...names, ...usualNamesOf(Number(id))].join(' ')) });
  }
  return found;
}

function isOwnKey({ keys, ownKeyCount }: GazetteerEntry, key: string): boolean {
  const index = keys.indexOf(key);
  return index !== -1 && index < ownKeyCount;
}

function isIn(entry: Pick<GazetteerEntry, 'countryCode'>, countryCode: string | null | undefined): boolean {
  return !countryCode || entry.countryCode === countryCode;
}

function larger(a: GazetteerEntry, b: GazetteerEntry): number {
  return b.population - a.population || a.id - b.id;
}

function distinct(entries: readonly GazetteerEntry[]): readonly Place[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].map(asPlace);
}

function asPlace({ keys: _keys, ownKeyCount: _count, ...row }: GazetteerEntry): Place {
  return toPlace(row);
}

import { otherSpellings, placeKey } from './place-key';
import { regionOfGeoNames } from './region-names';
import { usualNamesOf } from './usual-names';

/** A row of the gazetteer with all its spellings. */
export interface GazetteerEntry {
  readonly id: number;
  readonly name: string;
  readonly region: string | null;
  readonly regionCode: string | null;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  readonly zone: string;
  /** Normalized spellings, once each. */
  readonly keys: readonly string[];
  /** How many of the keys, from the first, are its own name, in every way it's written, or what people usually call it. */
  readonly ownKeyCount: number;
}

const smallestPopulation = 1000;
/** Capitals of a country, of its regions and of their districts are kept however small. */
const seats = new Set(['PPLC', 'PPLA', 'PPLA2']);

/** Whether we keep a place: with 1,000 people, or a seat of government. @param columns of its line */
export function isKept(columns: readonly string[]): boolean {
  const [feature = '', population] = [columns[7], columns[14]];
  return !(Number(population) < smallestPopulation) || seats.has(feature);
}

/**
 * Reads one line of GeoNames' tab-separated table.
 * @returns null for a place we leave out: under 1,000 people and not a seat of government
 * @throws RangeError for a line of another format
 * Source: docs/rules/sky.md, "Places" (columns by number).
 */
export function readGazetteerLine(line: string): GazetteerEntry | null {
  const columns = line.split('\t');
  const place = placeOfColumns(columns);
  if (!isKept(columns)) return null;
  const [, , asciiName = '', otherNames = ''] = columns;
  return { ...place, ...keysOf([place.name, asciiName, ...usualNamesOf(place.id)], otherNames.split(',')) };
}

/**
 * A place without its spellings, which cost far more to read than all else.
 * @param columns of its line
 * @throws RangeError for a line of another format
 */
export function placeOfColumns(columns: readonly string[]): Omit<GazetteerEntry, 'keys' | 'ownKeyCount'> {
  const [id, name, , , lat, lon, , , countryCode, , regionCode, , , , population] = columns;
  const zone = columns[17];
  if (!name || !countryCode || !zone) throw new RangeError('not a line of the gazetteer');
  const region = regionOfGeoNames(countryCode, regionCode ?? '');
  return {
    id: Number(id),
    name,
    region: region?.name ?? null,
    regionCode: region?.code ?? (regionCode || null),
    countryCode,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    zone,
  };
}

function keysOf(own: readonly string[], others: readonly string[]): Pick<GazetteerEntry, 'keys' | 'ownKeyCount'> {
  const keys = own.map(placeKey);
  const ownKeys = distinct(keys.flatMap((key) => [key, ...otherSpellings(key)]));
  return { keys: distinct([...ownKeys, ...others.map(placeKey)]), ownKeyCount: ownKeys.length };
}

function distinct(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => key !== '');
}

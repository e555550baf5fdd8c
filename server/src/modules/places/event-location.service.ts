import type { Database } from '../../database/database';
import { readEventLocation, shorterNames, withComma, type LocationReading } from './event-location';
import { firstPlaces } from './first-places';
import { countriesAreReady, gazetteerIsReady, gazetteerReady } from './gazetteer-readiness';
import { homeCountries } from './home-countries';
import { distanceKm, type Place } from './place';
import { otherKeys } from './place-key';
import { findPlacesByKey, findZones } from './places.repository';

/** Places further apart than this are different answers. Source: docs/rules/sky.md, "Places". */
const apartKm = 50;
const maxCandidates = 10;
const maxNamesakes = 500;
/** How many people live in a town that's as well known as a country or a region of the same name. */
const largeTown = 250_000;

export type EventLocation =
  | { readonly kind: 'found'; readonly place: Place }
  /** Several places over 50 km apart fit, `place` the likeliest and first of them. */
  | { readonly kind: 'ambiguous'; readonly place: Place; readonly candidates: readonly Place[] }
  /** No such place; the time zone of its region or country, if it names one. */
  | { readonly kind: 'unknown'; readonly timezone: string | null };

/**
 * Finds the free text of an event's location: 'Banff, Alberta, Canada', 'Central Park, New York', 'Kyoto'.
 * @throws AppError `busy` while the gazetteer is being loaded
 * Source: docs/rules/sky.md, "Places".
 */
export async function resolveEventLocation(db: Database, text: string): Promise<EventLocation> {
  const early = (await gazetteerIsReady(db)) ? null : await resolveEarly(db, text);
  if (early) return early;
  await gazetteerReady(db);
  return resolveText(db, text);
}

/** Whether a location can be found now, or has to wait until more of the gazetteer is loaded. */
export async function canResolveNow(db: Database, text: string): Promise<boolean> {
  return (await gazetteerIsReady(db)) || (await resolveEarly(db, text)) !== null;
}

/**
 * While the gazetteer is being loaded: what the countries that are loaded say, if it can't be otherwise later; or a larger town.
 * @returns null if it could be a place that isn't loaded
 */
async function resolveEarly(db: Database, text: string): Promise<EventLocation | null> {
  const readings = [text, withComma(text) ?? ''].flatMap(readEventLocation);
  const named = [...new Set(readings.flatMap(({ countryCode }) => countryCode ?? []))];
  if (await countriesAreReady(db, named)) return resolveText(db, text);
  if (await countriesAreReady(db, homeCountries)) {
    const home = readings.filter(({ countryCode }) =>
      named.length === 0 ? countryCode === null : homeCountries.includes(countryCode ?? ''),
    );
    const own = (await firstMatch(home, (reading) => byOwnName(db, reading)))?.filter(isHome);
    if (own?.[0]) return { kind: 'found', place: own[0] };
  }
  const town = await firstTown(text);
  return town && { kind: 'found', place: town };
}

function isHome({ countryCode }: Place): boolean {
  return homeCountries.includes(countryCode);
}

async function resolveText(db: Database, text: string): Promise<EventLocation> {
  const found = await resolveReadings(db, readEventLocation(text));
  const separated = found.kind === 'unknown' ? withComma(text) : null;
  return separated === null ? found : resolveReadings(db, readEventLocation(separated));
}

async function resolveReadings(db: Database, readings: readonly LocationReading[]): Promise<EventLocation> {
  const located = readings.filter(({ countryCode }) => countryCode !== null);
  const found =
    (await firstMatch(located, (reading) => byOwnName(db, reading))) ??
    (await firstMatch(located, (reading) => byWholeName(db, reading))) ??
    (await elsewhere(db, readings, located.length > 0)) ??
    (await firstMatch(located, (reading) => byShorterName(db, reading))) ??
    [];
  const candidates = apartFromEachOther(found);
  const [place] = candidates;
  if (!place) return { kind: 'unknown', timezone: await zoneOf(db, readings) };
  return candidates.length === 1 ? { kind: 'found', place } : { kind: 'ambiguous', place, candidates };
}

/**
 * The likeliest place of a text, for a search near it; null if there's none. While the gazetteer is being loaded, the larger
 * towns answer where the table can't find anything likelier.
 * @throws AppError `busy` if they can't, and it takes long
 * Source: docs/rules/sky.md, "Places"; docs/decisions/0006-gazetteer-in-the-background.md.
 */
export async function likeliestPlace(db: Database, text: string): Promise<Place | null> {
  const first = (await gazetteerIsReady(db)) ? null : await firstTown(text);
  if (first) return first;
  const found = await resolveEventLocation(db, text);
  return found.kind === 'unknown' ? null : found.place;
}

/** By the first name of the likeliest reading: whatever has it in the table is smaller, or further down the order. */
async function firstTown(text: string): Promise<Place | null> {
  const [reading] = readEventLocation(text);
  const [name] = reading?.names ?? [];
  if (!reading || name === undefined) return null;
  const countries = reading.countryCode === null ? homeCountries : [reading.countryCode];
  return (await firstPlaces()).named(name, countries, reading.region?.code);
}

/** The first reading that finds a place. */
async function firstMatch(
  readings: readonly LocationReading[],
  find: (reading: LocationReading) => Promise<readonly Place[]>,
): Promise<readonly Place[] | null> {
  for (const reading of readings) {
    const places = await find(reading);
    if (places.length > 0) return places;
  }
  return null;
}

/** The first part by an own name, before any reading takes another one: 'Rome, Georgia' is in the state. */
async function byOwnName(db: Database, reading: LocationReading): Promise<readonly Place[]> {
  const [name] = reading.names;
  return name === undefined ? [] : namesakes(db, [name], reading, true);
}

/** The first of the names that belongs to a place. */
async function byWholeName(db: Database, reading: LocationReading): Promise<readonly Place[]> {
  for (const name of reading.names) {
    const places = await namesakes(db, [name], reading);
    if (places.length > 0) return places;
    const others = await namesakes(db, otherKeys(name), reading);
    if (others.length > 0) return others;
  }
  return [];
}

/**
 * Anywhere in the world. A text that ends with a country or a region doesn't mean a place elsewhere, unless a large town has that name
 * too: 'Washington' and 'LA', but not Peru in Illinois.
 */
async function elsewhere(
  db: Database,
  readings: readonly LocationReading[],
  isLocated: boolean,
): Promise<readonly Place[] | null> {
  const anywhere = readings.find(({ countryCode }) => countryCode === null);
  if (!anywhere) return null;
  if (!isLocated) return nonEmpty(await byWholeName(db, anywhere));
  const last = readings.flatMap(({ names }) => names.slice(-1));
  const places = await namesakes(db, [...new Set(last)], anywhere, true);
  return nonEmpty(places.filter(({ population }) => population >= largeTown));
}

function nonEmpty(places: readonly Place[]): readonly Place[] | null {
  return places.length === 0 ? null : places;
}

/** Only if the text names a country or region: a first word alone nearly always fits somewhere in the world. */
async function byShorterName(db: Database, reading: LocationReading): Promise<readonly Place[]> {
  if (reading.countryCode === null) return [];
  for (const name of reading.names.flatMap(shorterNames)) {
    const places = await namesakes(db, [name], reading);
    if (places.length > 0) return places;
  }
  return [];
}

/** Places with one of these names: those with it as their own, the ones in the US and Canada first if the text names no country; then the others. */
async function namesakes(
  db: Database,
  keys: readonly string[],
  { countryCode, region }: LocationReading,
  isOwnOnly = false,
): Promise<readonly Place[]> {
  const scope = { countryCode, limit: maxNamesakes };
  const own = await findPlacesByKey(db, keys, { ...scope, isOwnOnly: true });
  const all = isOwnOnly ? own : await findPlacesByKey(db, keys, scope);
  const places = all.filter((place) => !region || place.regionCode === region.code);
  const home = countryCode ? undefined : own.find(isHome);
  return home ? [home, ...places.filter(({ id }) => id !== home.id)] : places;
}

/** Keeps only the first of places near each other. */
function apartFromEachOther(places: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.length === maxCandidates) break;
    if (kept.every((other) => distanceKm(other, place) > apartKm)) kept.push(place);
  }
  return kept;
}

async function zoneOf(db: Database, readings: readonly LocationReading[]): Promise<string | null> {
  const named = readings.find((reading) => reading.countryCode !== null);
  if (!named?.countryCode) return null;
  const [zone] = await findZones(db, named.countryCode, named.region?.code);
  return zone ?? null;
}

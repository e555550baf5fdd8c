import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import type { Database } from '../../database/database';
import { homeCountries } from './country-names';
import {
  isNorthAmericanRegion,
  readEventLocation,
  shorterNames,
  withComma,
  type LocationReading,
} from './event-location';
import { distanceKm, type Place } from './place';
import { otherKeys } from './place-key';
import { placeSource } from './place-source';
import { weightOf } from './place-weight';
import type { PlaceSource } from './places.repository';
import { regionsNamed } from './region-names';

/** Places further apart than this are different answers. Source: docs/rules/sky.md, "Places". */
const apartKm = 50;
const maxCandidates = 10;
const maxNamesakes = 500;
/** How many people live in a town that's as well known as a country or a region of the same name. */
const largeTown = 250_000;

export type EventLocation =
  | { readonly kind: 'found'; readonly place: Place }
  /** Several places fit that are over 50 km apart or have other clocks, `place` the likeliest and first of them. */
  | { readonly kind: 'ambiguous'; readonly place: Place; readonly candidates: readonly Place[] }
  | ({ readonly kind: 'unknown' } & UnknownLocation);

/** No such place: what its text says all the same. */
export interface UnknownLocation {
  /** One of the zones for each time that clocks show in the region or country that's named, the one where most people live first. */
  readonly zones: readonly string[];
  /** Null if it names none, or could mean two. */
  readonly countryCode: string | null;
  readonly regionCode: string | null;
  /** The region as people write it, or null. */
  readonly regionName: string | null;
}

/**
 * Finds the free text of an event's location: 'Banff, Alberta, Canada', 'Zion National Park, Utah', 'Kyoto'.
 * Source: docs/rules/sky.md, "Places".
 */
export async function resolveEventLocation(db: Database, text: string): Promise<EventLocation> {
  const readings = readEventLocation(text);
  const separated = withComma(text);
  const others = separated === null ? [] : readEventLocation(separated);
  const places = await placeSource(db, keysOf([...readings, ...others]));
  const found = await resolveReadings(places, readings);
  if (found.kind !== 'unknown' || others.length === 0) return found;
  return resolveReadings(places, others);
}

/** Everything that may be looked up. */
function keysOf(readings: readonly LocationReading[]): readonly string[] {
  const names = [...new Set(readings.flatMap((reading) => reading.names))];
  return [...new Set(names.flatMap((name) => [name, ...otherKeys(name), ...shorterNames(name)]))];
}

async function resolveReadings(places: PlaceSource, readings: readonly LocationReading[]): Promise<EventLocation> {
  const located = readings.filter(({ countryCode }) => countryCode !== null);
  const found =
    (await firstMatch(located, (reading) => byOwnName(places, reading))) ??
    (await firstMatch(located, (reading) => byWholeName(places, reading))) ??
    (await elsewhere(places, readings, located.length > 0)) ??
    (await firstMatch(located, (reading) => byShorterName(places, reading))) ??
    [];
  const candidates = apartFromEachOther(found);
  const [place] = candidates;
  if (!place) return { kind: 'unknown', ...(await unknownAmong(places, located)) };
  return candidates.length === 1 ? { kind: 'found', place } : { kind: 'ambiguous', place, candidates };
}

/** The likeliest place of a text, for a search near it; null if there's none. */
export async function likeliestPlace(db: Database, text: string): Promise<Place | null> {
  const found = await resolveEventLocation(db, text);
  return found.kind === 'unknown' ? null : found.place;
}

/** The first reading that finds a place. */
async function firstMatch(
  readings: readonly LocationReading[],
  find: (reading: LocationReading) => Promise<readonly Place[]>,
): Promise<readonly Place[] | null> {
  for (const reading of readings) {
    const found = await find(reading);
    if (found.length > 0) return found;
  }
  return null;
}

/** The first part by an own name, before any reading takes another one: 'Rome, Georgia' is in the state. */
async function byOwnName(places: PlaceSource, reading: LocationReading): Promise<readonly Place[]> {
  const [name] = reading.names;
  return name === undefined ? [] : namesakes(places, [name], reading, true);
}

/** The first of the names that belongs to a place. A region's name is no old name of a town: Yuma was once Arizona City. */
async function byWholeName(places: PlaceSource, reading: LocationReading): Promise<readonly Place[]> {
  for (const name of reading.names) {
    const isOwnOnly = isRegionOf(reading, name);
    const found = await namesakes(places, [name], reading, isOwnOnly);
    if (found.length > 0) return found;
    if (isOwnOnly) continue;
    const others = await namesakes(places, otherKeys(name), reading);
    if (others.length > 0) return others;
  }
  return [];
}

function isRegionOf({ countryCode }: LocationReading, name: string): boolean {
  return regionsNamed(name).some((region) => region.countryCode === countryCode);
}

/**
 * Anywhere in the world. A text that ends with a country or a region doesn't mean a place elsewhere, unless it's alone and a large town has that
 * name too: 'Washington' and 'LA', but not Peru in Illinois, nor a park in Washington.
 */
async function elsewhere(
  places: PlaceSource,
  readings: readonly LocationReading[],
  isLocated: boolean,
): Promise<readonly Place[] | null> {
  const anywhere = readings.find(({ countryCode }) => countryCode === null);
  if (!anywhere) return null;
  if (!isLocated) return nonEmpty(await byWholeName(places, anywhere));
  const last = readings.flatMap(({ names }) =>
    names.length > 1 && isNorthAmericanRegion(names.at(-1) ?? '') ? [] : names.slice(-1),
  );
  const found = await namesakes(places, [...new Set(last)], anywhere, true);
  return nonEmpty(found.filter(({ population }) => population >= largeTown));
}

function nonEmpty(places: readonly Place[]): readonly Place[] | null {
  return places.length === 0 ? null : places;
}

/** Only if the text names a country or region: a first word alone nearly always fits somewhere in the world. */
async function byShorterName(places: PlaceSource, reading: LocationReading): Promise<readonly Place[]> {
  if (reading.countryCode === null) return [];
  for (const name of reading.names.flatMap(shorterNames)) {
    const found = await namesakes(places, [name], reading);
    if (found.length > 0) return found;
  }
  return [];
}

/** Places with one of these names: those with it as their own before the others, or the likeliest first if the text names no country. */
async function namesakes(
  places: PlaceSource,
  keys: readonly string[],
  { countryCode, region }: LocationReading,
  isOwnOnly = false,
): Promise<readonly Place[]> {
  const scope = { countryCode, limit: maxNamesakes };
  const own = await places.byKey(keys, { ...scope, isOwnOnly: true });
  const all = isOwnOnly ? own : await places.byKey(keys, scope);
  const found = all.filter((place) => !region || place.regionCode === region.code);
  if (countryCode) return found;
  const ownIds = new Set(own.map(({ id }) => id));
  const weight = (place: Place) =>
    weightOf(place.population, {
      isOwn: ownIds.has(place.id),
      isWhole: true,
      isNear: homeCountries.includes(place.countryCode),
    });
  return found.toSorted((a, b) => weight(b) - weight(a));
}

/** Keeps only the first of places near each other, unless their clocks differ. */
function apartFromEachOther(places: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.length === maxCandidates) break;
    const isAnother = (other: Place) =>
      distanceKm(other, place) > apartKm || distinctClocks([other.timezone, place.timezone]).length > 1;
    if (kept.every(isAnother)) kept.push(place);
  }
  return kept;
}

/** Two letters are a region first: as a country's code, they count only if no region is named. */
async function unknownAmong(places: PlaceSource, located: readonly LocationReading[]): Promise<UnknownLocation> {
  const named = located.filter(({ isCode, region }) => !isCode || region !== null);
  const meant = named.length > 0 ? named : located;
  const zones: string[] = [];
  for (const { countryCode, region } of meant) zones.push(...(await places.zones(countryCode ?? '', region?.code)));
  const [first] = meant;
  const isSure = meant.every(
    ({ countryCode, region }) => countryCode === first?.countryCode && region?.code === first?.region?.code,
  );
  return {
    zones: distinctClocks(zones),
    countryCode: (isSure && first?.countryCode) || null,
    regionCode: (isSure && first?.region?.code) || null,
    regionName: (isSure && first?.region?.name) || null,
  };
}

/** The zones whose clocks show another time than those before them, in the coming winter or summer: one of Halifax and Glace Bay. */
export function distinctClocks(zones: readonly string[]): readonly string[] {
  const year = new Date().getUTCFullYear() + 1;
  const byClocks = new Map<string, string>();
  for (const zone of zones) {
    const noons = ['01-15', '07-15'].map(
      (day) => localToInstant({ date: `${year}-${day}`, time: '12:00' }, zone, ianaZones).unixSeconds,
    );
    const clocks = noons.join();
    if (!byClocks.has(clocks)) byClocks.set(clocks, zone);
  }
  return [...byClocks.values()];
}

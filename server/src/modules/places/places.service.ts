import { maxPlaceSuggestions } from '@ascendant/domain/list-limits';
import type { MapArea } from '@ascendant/domain/map/map-area';
import { maxTownsOfArea } from '@ascendant/domain/map/map-labels';
import { longitudeOf } from '@ascendant/domain/map/projection';
import { mostErrors, typingErrors } from '@ascendant/domain/typing-errors';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { countryCodeOf, countryCodeOfQuery } from './country-names';
import { withComma } from './event-location';
import { gazetteerReady } from './gazetteer-readiness';
import { findOwnCountry } from './own-country.repository';
import { distanceKm, type Place, type Point } from './place';
import { otherKeys, placeKey } from './place-key';
import { placeSource } from './place-source';
import { findPlacesByIds, findPlacesByResemblance, findSpellings } from './places.repository';
import { hasNamedRegions, isNamed, regionsNamed } from './region-names';

/** Where nothing begins with what was typed: how much a spelling must resemble it to be compared letter by letter, and how many are. */
const comparedResemblance = 0.3;
const maxCompared = 200;
/** How much a name must resemble the place that is looked up. Source: docs/rules/sky.md, "Places", step 4. */
const resolvedResemblance = 0.55;
/** No name is shared by more towns of one country than this. */
const maxNamesakes = 500;

/** The most populous places of an area, for the map. */
export async function largestTowns(db: Database, area: MapArea): Promise<readonly Place[]> {
  return (await placeSource(db)).largestIn(area, maxTownsOfArea);
}

/** How far around a spot its nearest town is looked for, in degrees; the second time, where hardly anyone lives. */
const aroundDeg = [1, 8] as const;
const mostAround = 20_000;

/** The town nearest to a spot, of a country and of its region if they're given; null if there's none within several hundred kilometres. */
export async function nearestTown(
  db: Database,
  spot: Point,
  { countryCode, regionCode }: { readonly countryCode: string | null; readonly regionCode: string | null },
): Promise<Place | null> {
  const source = await placeSource(db);
  for (const around of aroundDeg) {
    const { latitude, longitude } = spot;
    const area = {
      south: latitude - around,
      north: latitude + around,
      west: longitudeOf(longitude - around),
      east: longitudeOf(longitude + around),
    };
    const towns = (await source.largestIn(area, mostAround)).filter(
      (town) =>
        (countryCode === null || town.countryCode === countryCode) &&
        (regionCode === null || town.regionCode === regionCode),
    );
    const [nearest] = towns.toSorted((a, b) => distanceKm(a, spot) - distanceKm(b, spot));
    if (nearest) return nearest;
  }
  return null;
}

/** Where to look for suggestions. */
export interface SearchScope {
  /** Name or ISO code; an unknown one finds nothing. */
  readonly country?: string | undefined;
  /** The country of the person who types, by name or code: its towns count more. */
  readonly home?: string | null | undefined;
}

/**
 * Places to suggest while someone types: those with a name that begins so, the likeliest first (`place-weight.ts`); where there are none, those that
 * are the fewest typing errors away. After a comma the beginning of region or country narrows them.
 * @returns at most 10
 * @throws AppError `busy` if none fits while a new database is being filled, and it takes long
 */
export async function searchPlaces(
  db: Database,
  text: string,
  { country, home = null }: SearchScope = {},
): Promise<readonly Place[]> {
  const countryCode = country ? countryCodeOfQuery(country) : null;
  if (country && countryCode === null) return [];
  const [key = '', ...rest] = text.split(',').map(placeKey);
  if (key === '') return [];
  const source = await placeSource(db, [key]);
  if (rest.some((part) => part !== ''))
    return narrowed(await source.byKey([key], { countryCode, limit: maxNamesakes }), rest);
  const nearCountry = home === null ? null : countryCodeOfQuery(home);
  const beginning = await source.byPrefix(key, { countryCode, limit: maxPlaceSuggestions, nearCountry });
  if (beginning.length > 0) return beginning;
  await gazetteerReady(db);
  return fewestErrorsAway(db, key, countryCode);
}

/** The same for the person who types, whose own country counts more. */
export async function searchPlacesFor(
  db: Database,
  caller: Caller | null,
  { q, country }: { readonly q: string; readonly country?: string | undefined },
): Promise<readonly Place[]> {
  const home = caller === null ? null : await findOwnCountry(db, caller.userId);
  return searchPlaces(db, q, { country, home });
}

async function fewestErrorsAway(db: Database, key: string, countryCode: string | null): Promise<readonly Place[]> {
  const scope = { countryCode, limit: maxCompared, atLeast: comparedResemblance };
  const spellings = await findSpellings(db, key, scope);
  const near = spellings
    .map((spelling) => ({ ...spelling, errors: typingErrors(key, spelling.key) }))
    .filter(({ errors }) => errors <= mostErrors(key))
    .sort((a, b) => a.errors - b.errors || b.population - a.population);
  const ids = [...new Set(near.map(({ placeId }) => placeId))].slice(0, maxPlaceSuggestions);
  return findPlacesByIds(db, ids);
}

function narrowed(namesakes: readonly Place[], rest: readonly string[]): readonly Place[] {
  return namesakes.filter((place) => rest.every((part) => beginsIts(place, part))).slice(0, maxPlaceSuggestions);
}

/** The beginning of a region's or country's name, or what else each is called: 'ill', 'IL', 'B.C.', 'USA'. */
function beginsIts(place: Place, part: string): boolean {
  const { region, regionCode, country } = place;
  const begins = [region, regionCode, country].some((name) => name !== null && placeKey(name).startsWith(part));
  return begins || liesIn(place, part);
}

/** The place chosen from the suggestions. @returns null for an id the gazetteer doesn't have */
export async function findPlace(db: Database, id: number): Promise<Place | null> {
  return (await placeSource(db)).byId(id);
}

/**
 * The place that a city and a country mean. In this order: the name before a comma in the region after it; the very name; without a
 * trailing 'city'; a name that resembles it. Among several, own names come before others, then the most populous.
 * @param country its English name, or one of the usual others
 * @returns null: 'We could not find that place'
 * @throws AppError `busy` while a new database is being filled, if no place has that very name
 * Source: docs/rules/sky.md, "Places".
 */
export async function resolvePlace(db: Database, city: string, country: string): Promise<Place | null> {
  const found = resolved.get(db) ?? new LRUCache<string, Resolved>({ max: mostResolved, ttl: resolvedMs });
  resolved.set(db, found);
  const names = JSON.stringify([city, country]);
  const known = found.get(names) ?? { place: await lookUp(db, city, country) };
  found.set(names, known, { noUpdateTTL: true });
  return known.place;
}

/** People's own towns are asked for with every list of recommendations. A new edition of the gazetteer is seen after this time. */
const resolvedMs = 600_000;
const mostResolved = 2_000;
interface Resolved {
  readonly place: Place | null;
}
const resolved = new WeakMap<Database, LRUCache<string, Resolved>>();

async function lookUp(db: Database, city: string, country: string): Promise<Place | null> {
  const countryCode = countryCodeOf(country);
  const key = placeKey(city);
  if (countryCode === null || key === '') return null;
  const [name = ''] = city.split(',');
  const [separated = ''] = (withComma(city) ?? '').split(',');
  const names = [key, placeKey(name), placeKey(separated)];
  const source = await placeSource(db, [...new Set(names.flatMap((each) => [each, ...otherKeys(each)]))]);
  const namesakes = (keys: readonly string[]) => source.byKey(keys, { countryCode, limit: maxNamesakes });
  const mostPopulous = async (keys: readonly string[]) =>
    (await source.byKey(keys, { countryCode, limit: 1 }))[0] ?? null;
  const found =
    (await inNamedRegion(city, namesakes)) ??
    (await mostPopulous([key])) ??
    (await inNamedRegion(withComma(city) ?? '', namesakes)) ??
    (await mostPopulous(otherKeys(key))) ??
    (await mostPopulous(beforeUnknownRegion(city, countryCode)));
  if (found) return found;
  await gazetteerReady(db);
  return mostAlike(db, key, countryCode);
}

/** In a country whose regions have no names here, what's after a comma says nothing: 'Lyon, Rhône'. */
function beforeUnknownRegion(city: string, countryCode: string): readonly string[] {
  const [name = '', ...rest] = city.split(',');
  return rest.length === 0 || hasNamedRegions(countryCode) ? [] : [placeKey(name)];
}

/** IANA names of a country's zones, the one where most people live first; empty for an unknown country. */
export async function zonesOfCountry(db: Database, country: string): Promise<readonly string[]> {
  const countryCode = countryCodeOfQuery(country);
  if (countryCode === null) return [];
  return (await placeSource(db)).zones(countryCode);
}

async function mostAlike(db: Database, key: string, countryCode: string): Promise<Place | null> {
  const scope = { countryCode, limit: 1, atLeast: resolvedResemblance };
  const [place] = await findPlacesByResemblance(db, key, scope);
  return place ?? null;
}

/** 'Springfield, Illinois' and 'Springfield, IL, USA': the name before the comma, where every part after it is true of the place. */
async function inNamedRegion(
  city: string,
  namesakes: (keys: readonly string[]) => Promise<readonly Place[]>,
): Promise<Place | null> {
  const [name = '', ...rest] = city.split(',');
  if (rest.length === 0) return null;
  const key = placeKey(name);
  for (const keys of [[key], otherKeys(key)]) {
    const place = (await namesakes(keys)).find((each) => rest.every((part) => liesIn(each, part)));
    if (place) return place;
  }
  return null;
}

function liesIn(place: Place, part: string): boolean {
  const regions = regionsNamed(part).filter(({ countryCode }) => countryCode === place.countryCode);
  if (regions.length > 0) return regions.some(({ code }) => code === place.regionCode);
  return (
    isNamed({ name: place.region, code: place.regionCode }, placeKey(part)) ||
    countryCodeOf(part) === place.countryCode ||
    part.trim().toUpperCase() === place.countryCode
  );
}

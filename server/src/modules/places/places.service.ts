import { maxPlaceSuggestions } from '@ascendant/domain/list-limits';
import type { MapArea } from '@ascendant/domain/map/map-area';
import { maxTownsOfArea } from '@ascendant/domain/map/map-labels';
import { mostErrors, typingErrors } from '@ascendant/domain/typing-errors';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { countryCodeOf, countryCodeOfQuery } from './country-names';
import { withComma } from './event-location';
import { firstPlaces } from './first-places';
import { countriesAreReady, gazetteerIsReady, gazetteerReady } from './gazetteer-readiness';
import { findLoadedCountries } from './gazetteer.repository';
import type { Place } from './place';
import { otherKeys, placeKey } from './place-key';
import {
  findLargestIn,
  findPlaceById,
  findPlacesByIds,
  findPlacesByKey,
  findPlacesByPrefix,
  findPlacesByResemblance,
  findSpellings,
  findZones,
} from './places.repository';
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
  return findLargestIn(db, area, maxTownsOfArea);
}

/**
 * Places to suggest while someone types: those with a name that begins so, most populous first (an old or foreign spelling
 * counts for less); where there are none, those that are the fewest typing errors away. After a comma the beginning of region or
 * country narrows them.
 * @param country name or ISO code; an unknown one finds nothing
 * @returns at most 10; of the larger towns while the gazetteer is being loaded
 * @throws AppError `busy` if none of those fits and it takes long
 */
export async function searchPlaces(db: Database, text: string, country?: string): Promise<readonly Place[]> {
  const countryCode = country ? countryCodeOfQuery(country) : null;
  if (country && countryCode === null) return [];
  const [key = '', ...rest] = text.split(',').map(placeKey);
  if (key === '') return [];
  const isNarrowed = rest.some((part) => part !== '');
  const countries = countryCode === null ? [] : [countryCode];
  if (!(await countriesAreReady(db, countries))) {
    const towns = await firstPlaces();
    const first = isNarrowed
      ? narrowed(towns.namesakes([key], countryCode), rest)
      : towns.beginning(key, countryCode, maxPlaceSuggestions);
    const suggested = [...first, ...(await amongLoaded(db, { key, rest, countryCode }))];
    const once = [...new Map(suggested.map((place) => [place.id, place])).values()];
    if (once.length > 0) return once.slice(0, maxPlaceSuggestions);
  }
  await gazetteerReady(db, countries);
  if (isNarrowed) return narrowed(await findPlacesByKey(db, [key], { countryCode, limit: maxNamesakes }), rest);
  const scope = { countryCode, limit: maxPlaceSuggestions };
  const beginning = await findPlacesByPrefix(db, key, scope);
  if (beginning.length > 0) return beginning;
  return fewestErrorsAway(db, key, countryCode);
}

interface Typed {
  readonly key: string;
  readonly rest: readonly string[];
  readonly countryCode: string | null;
}

/** Of the countries that are in the table so far. */
async function amongLoaded(db: Database, { key, rest, countryCode }: Typed): Promise<readonly Place[]> {
  if ((await findLoadedCountries(db)).size === 0) return [];
  const isNarrowed = rest.some((part) => part !== '');
  if (isNarrowed) return narrowed(await findPlacesByKey(db, [key], { countryCode, limit: maxNamesakes }), rest);
  return findPlacesByPrefix(db, key, { countryCode, limit: maxPlaceSuggestions });
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
  const isReady = await gazetteerIsReady(db);
  const loaded = isReady || (await findLoadedCountries(db)).size > 0 ? await findPlaceById(db, id) : null;
  if (isReady || loaded) return loaded;
  const first = (await firstPlaces()).withId(id);
  if (first) return first;
  await gazetteerReady(db);
  return findPlaceById(db, id);
}

/**
 * The place that a city and a country mean. In this order: the name before a comma in the region after it; the very name; without a
 * trailing 'city'; a name that resembles it. Among several, own names come before others, then the most populous.
 * @param country its English name, or one of the usual others
 * @returns null: 'We could not find that place'
 * @throws AppError `busy` while the gazetteer is being loaded, if it isn't a larger town
 * Source: docs/rules/sky.md, "Places".
 */
export async function resolvePlace(db: Database, city: string, country: string): Promise<Place | null> {
  if (!(await gazetteerIsReady(db))) return lookUp(db, city, country);
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
  const first = (await countriesAreReady(db, [countryCode])) ? null : await firstTown(city, countryCode);
  if (first) return first;
  await gazetteerReady(db, [countryCode]);
  const namesakes = (keys: readonly string[]) => findPlacesByKey(db, keys, { countryCode, limit: maxNamesakes });
  return (
    (await inNamedRegion(city, namesakes)) ??
    (await mostPopulous(db, [key], countryCode)) ??
    (await inNamedRegion(withComma(city) ?? '', namesakes)) ??
    (await mostPopulous(db, otherKeys(key), countryCode)) ??
    (await mostPopulous(db, beforeUnknownRegion(city, countryCode), countryCode)) ??
    (await mostAlike(db, key, countryCode))
  );
}

/** In a country whose regions have no names here, what's after a comma says nothing: 'Lyon, Rhône'. */
function beforeUnknownRegion(city: string, countryCode: string): readonly string[] {
  const [name = '', ...rest] = city.split(',');
  return rest.length === 0 || hasNamedRegions(countryCode) ? [] : [placeKey(name)];
}

/** Among the larger towns, by steps 1 and 2: the other steps could mean a smaller place. */
async function firstTown(city: string, countryCode: string): Promise<Place | null> {
  const towns = await firstPlaces();
  const named = towns.named(placeKey(city), [countryCode]);
  return named ?? inNamedRegion(city, async (keys) => towns.namesakes(keys, countryCode));
}

/** IANA names of a country's zones, the one where most people live first; empty for an unknown country. */
export async function zonesOfCountry(db: Database, country: string): Promise<readonly string[]> {
  const countryCode = countryCodeOfQuery(country);
  if (countryCode === null) return [];
  await gazetteerReady(db, [countryCode]);
  return findZones(db, countryCode);
}

async function mostPopulous(db: Database, keys: readonly string[], countryCode: string): Promise<Place | null> {
  const [place] = await findPlacesByKey(db, keys, { countryCode, limit: 1 });
  return place ?? null;
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

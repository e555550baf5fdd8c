import type { MapArea } from '@ascendant/domain/map/map-area';
import { and, asc, desc, eq, getTableColumns, inArray, like, sql, type SQL } from 'drizzle-orm';
import { placeNames, places } from '../../../db/schema/places';
import { inTransaction, type Database, type Queryable, type Transaction } from '../../database/database';
import { isInArea } from '../../database/map-area';
import { toPlace, type Place } from './place';
import { timesMeant } from './place-weight';

/** Where to look, and for how many. */
export interface Scope {
  readonly countryCode?: string | null;
  readonly limit: number;
  /** Only by names that are their own. */
  readonly isOwnOnly?: boolean;
}

/** Where places are looked up. The table and the file answer the same; the functions below say what. */
export interface PlaceSource {
  byKey(keys: readonly string[], scope: Scope): Promise<readonly Place[]>;
  byPrefix(prefix: string, scope: PrefixScope): Promise<readonly Place[]>;
  byId(id: number): Promise<Place | null>;
  largestIn(area: MapArea, limit: number): Promise<readonly Place[]>;
  zones(countryCode: string, regionCode?: string | null): Promise<readonly string[]>;
}

/** As in the partial index of the populous; a literal, so that the planner sees that the two are the same. */
const isPopulous = sql`${placeNames.population} >= 300000`;

/** The most populous places of an area, the most populous first. */
export async function findLargestIn(db: Queryable, area: MapArea, limit: number): Promise<Place[]> {
  const rows = await db
    .select()
    .from(places)
    .where(isInArea(area, { latitude: places.lat, longitude: places.lon }))
    .orderBy(desc(places.population), asc(places.id))
    .limit(limit);
  return rows.map(toPlace);
}

export async function findPlaceById(db: Queryable, id: number): Promise<Place | null> {
  const [row] = await db.select().from(places).where(eq(places.id, id));
  return row ? toPlace(row) : null;
}

/** Places that have one of these keys: those whose own name it is, then those with another one; each time the most populous first. */
export async function findPlacesByKey(db: Queryable, keys: readonly string[], scope: Scope): Promise<Place[]> {
  if (keys.length === 0) return [];
  return findPlaces(db, inArray(placeNames.key, [...keys]), scope);
}

/** Where to look for what begins so, and from which country. */
export interface PrefixScope extends Scope {
  /** Its towns count more. */
  readonly nearCountry: string | null;
}

/**
 * Places with a key that begins so, the likeliest first (`place-weight.ts`). Where it's the whole own name of a place, only that or another own name
 * is meant, or an old or foreign spelling of a large town: 'banff' isn't Huedin, once Bánffyhunyad.
 * When larger towns fill the list, we look no further: tens of thousands of names start with the same letter.
 */
export async function findPlacesByPrefix(db: Queryable, prefix: string, scope: PrefixScope): Promise<Place[]> {
  // Keys hold letters, digits and blanks only: nothing in them means anything to LIKE.
  const begins = like(placeNames.key, `${prefix}%`);
  const best = likeliestName(prefix, scope.nearCountry);
  const [namesake] = await findPlacesByKey(db, [prefix], { ...scope, limit: 1, isOwnOnly: true });
  if (namesake) {
    const meant = sql`${begins} and (${placeNames.own} or ${placeNames.key} = ${prefix} or ${isPopulous})`;
    return findPlaces(db, meant, { ...scope, best });
  }
  if (!scope.countryCode && scope.nearCountry === null) {
    const populous = await findPlaces(db, sql`${begins} and ${isPopulous} and ${placeNames.own}`, { ...scope, best });
    if (populous.length === scope.limit) return populous;
  }
  return findPlaces(db, begins, { ...scope, best });
}

/** Places with a key that resembles this one at least so much (0 to 1), in the same order as those that have it. */
export async function findPlacesByResemblance(
  db: Database,
  key: string,
  { atLeast, ...scope }: Scope & { readonly atLeast: number },
): Promise<Place[]> {
  return inTransaction(db, async (tx) => {
    await setResemblance(tx, atLeast);
    return findPlaces(tx, sql`${placeNames.key} % ${key}`, scope);
  });
}

/** A spelling that resembles what was typed, and whose it is. */
export interface Spelling {
  readonly placeId: number;
  readonly key: string;
  readonly population: number;
}

/** Spellings that resemble this one at least so much (0 to 1), the most alike first. */
export async function findSpellings(
  db: Database,
  key: string,
  { atLeast, countryCode, limit }: Scope & { readonly atLeast: number },
): Promise<Spelling[]> {
  return inTransaction(db, async (tx) => {
    await setResemblance(tx, atLeast);
    return tx
      .select({ placeId: placeNames.placeId, key: placeNames.key, population: placeNames.population })
      .from(placeNames)
      .where(and(sql`${placeNames.key} % ${key}`, countryCode ? eq(placeNames.countryCode, countryCode) : undefined))
      .orderBy(desc(sql`similarity(${placeNames.key}, ${key})`), desc(placeNames.population), placeNames.placeId)
      .limit(limit);
  });
}

/** These places, in the order of the ids. */
export async function findPlacesByIds(db: Queryable, ids: readonly number[]): Promise<Place[]> {
  const rows = await db
    .select()
    .from(places)
    .where(inArray(places.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toPlace(row)]));
  return ids.map((id) => byId.get(id)).filter((place) => place !== undefined);
}

/** Of each key the most populous place whose own name it is. */
export async function findMostPopulous(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([placeNames.key], { key: placeNames.key, place: places })
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeNames.placeId))
    .where(and(inArray(placeNames.key, [...keys]), placeNames.own))
    .orderBy(placeNames.key, desc(placeNames.population), placeNames.placeId);
  return new Map(rows.map(({ key, place }) => [key, toPlace(place)]));
}

async function setResemblance(tx: Transaction, atLeast: number): Promise<void> {
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(atLeast)}, true)`);
}

/** Zones of a country's places, the one where most people live first. */
export async function findZones(db: Queryable, countryCode: string, regionCode?: string | null): Promise<string[]> {
  const rows = await db
    .select({ zone: places.zone })
    .from(places)
    .where(and(eq(places.countryCode, countryCode), regionCode ? eq(places.regionCode, regionCode) : undefined))
    .groupBy(places.zone)
    .orderBy(desc(sql`sum(${places.population})`), places.zone);
  return rows.map((row) => row.zone);
}

/** The order of places by a name: own names before others, then by population. */
const bestName = sql`max(array[${placeNames.own}::int, ${placeNames.population}])`;

/** The order of places by a name or its beginning, as `weightOf` of `place-weight.ts` has it. */
function likeliestName(prefix: string, nearCountry: string | null): SQL {
  return sql`max((${placeNames.population} + 1)::bigint
    * case when ${placeNames.own} then ${timesMeant.own}::int else 1 end
    * case when ${placeNames.key} = ${prefix} then ${timesMeant.whole}::int else 1 end
    * case when ${placeNames.countryCode} = ${nearCountry} then ${timesMeant.near}::int else 1 end)`;
}

/** @param best what of a place's spellings decides the order, the largest first */
async function findPlaces(
  db: Queryable,
  condition: SQL,
  { countryCode, limit, isOwnOnly = false, best = bestName }: Scope & { readonly best?: SQL },
): Promise<Place[]> {
  const inCountry = countryCode ? eq(placeNames.countryCode, countryCode) : undefined;
  const found = db
    .select({ placeId: placeNames.placeId, best: best.as('best') })
    .from(placeNames)
    .where(and(condition, inCountry, isOwnOnly ? placeNames.own : undefined))
    .groupBy(placeNames.placeId)
    .orderBy(desc(sql`best`), placeNames.placeId)
    .limit(limit)
    .as('found');
  const rows = await db
    .select(getTableColumns(places))
    .from(found)
    .innerJoin(places, eq(places.id, found.placeId))
    .orderBy(desc(found.best), places.id);
  return rows.map(toPlace);
}

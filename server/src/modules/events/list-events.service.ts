import type { EventSummary, listEventsQuery } from '@ascendant/contract/event';
import { fromWire } from '@ascendant/contract/money';
import { defaultSearchDistanceKm, type EventSort } from '@ascendant/domain/event/event-search';
import { maxFeaturedEvents } from '@ascendant/domain/event/limits';
import type { Cents } from '@ascendant/domain/money';
import type { z } from 'zod';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { searchTerms } from '../../database/search-terms';
import { AppError } from '../../errors/app-error';
import { places } from '../places/places.module';
import type { Reading } from './event-conditions.repository';
import { readCursor, writeCursor, type EventCursor } from './event-cursor';
import type { Around, EventFilter } from './event-filter';
import {
  countAllPublished,
  countPublished,
  findFeaturedIds,
  findPage,
  findUpcomingIds,
} from './event-lists.repository';
import { eventSummaries, scoresFor, type EventDeps } from './events.service';

export type ListQuery = z.output<typeof listEventsQuery>;

export interface EventPage {
  readonly events: readonly EventSummary[];
  /** How many match the query, and how many are published in total. */
  readonly matching: number;
  readonly all: number;
  /** For the next page; null on the last one, and without a limit. */
  readonly nextCursor: string | null;
}

interface Listing {
  readonly filter: EventFilter;
  readonly reading: Reading;
  readonly sort: EventSort;
  readonly after: EventCursor | null;
  readonly limit: number | undefined;
}

/**
 * Published events that match a query: upcoming ones first, by date unless another order is requested.
 * @throws AppError unknown_place (near), invalid_input (cursor)
 * Source: docs/rules/events.md, "Lists and search".
 */
export async function listEvents(deps: EventDeps, query: ListQuery, caller: Caller | null): Promise<EventPage> {
  const { db } = deps;
  const sort = query.sort ?? 'date';
  const filter = await withScores(deps, await filterOf(db, query), query.minMatch, caller);
  const [{ count, reading }, all] = await Promise.all([countPublished(db, filter), countAllPublished(db)]);
  const listing = { filter, reading, sort, after: cursorOf(query.cursor, sort), limit: query.limit };
  const { ids, next } = await pageOf(deps, listing, caller);
  return {
    events: await eventSummaries(deps, ids, caller),
    matching: count,
    all,
    nextCursor: next && writeCursor(next),
  };
}

/** Ids of published events that haven't begun and match the search terms, by date; all of them without terms. */
export async function upcomingIds(db: Database, text: string): Promise<readonly number[]> {
  const filter = await filterOf(db, { q: text });
  const { reading } = await countPublished(db, filter);
  const placed = await findPage(db, { filter, reading, sort: 'date', after: null, limit: undefined });
  return placed.filter(({ part }) => part === 'upcoming').map(({ id }) => id);
}

/** How many published events match the search terms. */
export async function countEvents(db: Database, text: string): Promise<number> {
  return (await countPublished(db, await filterOf(db, { q: text }))).count;
}

/** Keeps the upcoming events with at least this score for the caller; keeps all of them when there are no scores, as without birth data. */
async function withScores(
  deps: EventDeps,
  filter: EventFilter,
  least: number | undefined,
  caller: Caller | null,
): Promise<EventFilter> {
  if (least === undefined || caller === null) return filter;
  const { reading } = await countPublished(deps.db, filter);
  const ids = await findUpcomingIds(deps.db, { filter, reading });
  const scores = await scoresFor(deps, ids, caller);
  return scores.size === 0 ? filter : { ...filter, among: ids.filter((id) => (scores.get(id) ?? -1) >= least) };
}

interface Page {
  readonly ids: readonly number[];
  readonly next: EventCursor | null;
}

function pageOf(deps: EventDeps, listing: Listing, caller: Caller | null): Promise<Page> {
  switch (listing.sort) {
    case 'match':
      return pageByMatch(deps, listing, caller);
    case 'featured':
      return featuredPage(deps.db, listing.limit);
    case 'date':
    case 'price':
      return pageByKey(deps.db, { ...listing, sort: listing.sort });
  }
}

/** The home page's selection, which has a single page. */
async function featuredPage(db: Database, limit = maxFeaturedEvents): Promise<Page> {
  return { ids: await findFeaturedIds(db, limit), next: null };
}

/** Reads one more than requested, to know whether there's a next page. */
async function pageByKey(db: Database, listing: Listing & { sort: 'date' | 'price' }): Promise<Page> {
  const { limit, sort } = listing;
  const placed = await findPage(db, { ...listing, limit: limit === undefined ? undefined : limit + 1 });
  const shown = placed.slice(0, limit);
  const last = shown.at(-1);
  const next = placed.length > shown.length && last ? { sort, part: last.part, key: last.key, id: last.id } : null;
  return { ids: shown.map(({ id }) => id), next };
}

/** Upcoming events by the caller's score, those without one last; ties by id. */
async function pageByMatch(
  deps: EventDeps,
  { filter, reading, after, limit }: Listing,
  caller: Caller | null,
): Promise<Page> {
  const ids = await findUpcomingIds(deps.db, { filter, reading });
  const scores = await scoresFor(deps, ids, caller);
  const score = (id: number) => scores.get(id) ?? -1;
  const ordered = ids.toSorted((a, b) => score(b) - score(a) || a - b);
  const start = after?.key ?? 0;
  const shown = ordered.slice(start, limit === undefined ? undefined : start + limit);
  const end = start + shown.length;
  const next = end < ordered.length ? ({ sort: 'match', part: 'upcoming', key: end, id: 0 } as const) : null;
  return { ids: shown, next };
}

function cursorOf(text: string | undefined, sort: EventSort): EventCursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text, sort);
  if (cursor === null)
    throw new AppError('invalid_input', {
      fields: { cursor: "We couldn't find that page. Go back to the first one." },
    });
  return cursor;
}

async function filterOf(db: Database, query: ListQuery): Promise<EventFilter> {
  return {
    terms: searchTerms(query.q ?? ''),
    category: query.category,
    from: query.from,
    to: query.to,
    minPrice: inCents(query.minPrice),
    maxPrice: inCents(query.maxPrice),
    around:
      query.near === undefined ? undefined : await aroundOf(db, query.near, query.within ?? defaultSearchDistanceKm),
  };
}

function inCents(dollars: number | undefined): Cents | undefined {
  return dollars === undefined ? undefined : fromWire(dollars);
}

/** @param near 'latitude,longitude' or the name of a place */
async function aroundOf(db: Database, near: string, kilometres: number): Promise<Around> {
  const point = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(near);
  if (point) return { latitude: Number(point[1]), longitude: Number(point[2]), kilometres };
  const found = await places.resolveEventLocation(db, near);
  if (found.kind === 'unknown') {
    throw new AppError('unknown_place', { fields: { near: 'We could not find that place' } });
  }
  return { latitude: found.place.latitude, longitude: found.place.longitude, kilometres };
}

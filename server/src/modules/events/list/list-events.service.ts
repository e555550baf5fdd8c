import type { EventSort, SearchPoint } from '@ascendant/domain/event/event-search';
import { maxFeaturedEvents } from '@ascendant/domain/event/limits';
import { maxCounted } from '@ascendant/domain/list-limits';
import { nearKm } from '@ascendant/domain/match/other-adventures';
import type { Viewer } from '../../../access/caller';
import type { Database } from '../../../database/database';
import { cappedAt, type ListCount } from '../../../database/list-count';
import { AppError } from '../../../errors/app-error';
import { places } from '../../places/places.module';
import type { EventDeps } from '../events.service';
import { readFilter, type ListQuery, type OwnFilters } from '../search/query-filter.service';
import type { TextSearch } from '../search/text-search.service';
import { countAllPublished, countUpTo } from './event-counts.repository';
import { readCursor, writeCursor, type EventCursor, type EventFilter, type Home } from './event-filter';
import { familiesFirst, findMatchingIds, findPage, findUpcomingPage, type PageWanted } from './event-lists.repository';
import { findFeaturedIds, findFeaturedIdsAround } from './featured-events.repository';
import type { KeyedSort } from './list-order.repository';
import { hasOnlyText, idsByRelevance, narrowed } from './relevance-page';
import { scoredList } from './scored-page';
import { findShownAmong } from './shown-dates.repository';

export interface EventPage {
  readonly ids: readonly number[];
  /** Where distances are measured from. */
  readonly around: SearchPoint | undefined;
  readonly filter: EventFilter;
  /** How many match the query. */
  readonly matching: ListCount;
  /** How many are published in total. */
  readonly all: number;
  /** For the next page; null on the last one, and without a limit. */
  readonly nextCursor: string | null;
  /** What was searched for instead of what was typed; null if that was found. */
  readonly corrected: string | null;
  /** Words of the search that no event has, which were left out. */
  readonly dropped: readonly string[];
  /** The caller's scores aren't ready yet. */
  readonly isScorePending: boolean;
}

interface Listing {
  readonly filter: EventFilter;
  readonly sort: EventSort;
  readonly after: EventCursor | null;
  readonly limit: number | undefined;
  /** More events match than are counted; undefined if we don't know. */
  readonly isCrowded?: boolean | undefined;
  readonly isFamiliesFirst: boolean;
  readonly home?: Home | undefined;
}

/**
 * The ids of published events that match a query: upcoming ones first, by relevance when a text is searched for and else by date, unless another
 * order is requested.
 * @throws AppError unknown_place (near), invalid_input (cursor)
 * Source: docs/rules/events.md, "Lists and search".
 */
export async function listEvents(
  deps: EventDeps,
  query: ListQuery & OwnFilters,
  caller: Viewer | null,
): Promise<EventPage> {
  const { db } = deps;
  const { filter, text } = await readFilter(db, query);
  const sort = sortOf(query.sort, filter);
  const isChosen = query.sort !== undefined && query.sort !== 'near';
  const isFamiliesFirst = filter.isForChildren === true && !isChosen;
  const home = sort === 'near' && !filter.around ? await homeOf(db, caller) : undefined;
  const after = cursorOf(query.cursor, sort);
  const listing = { filter, sort, after, limit: query.limit, isFamiliesFirst, home };
  const scored = await scoredPage(deps, { ...listing, least: query.minMatch }, caller);
  const { ids, next, matching, published } = scored ?? (await plainPage(db, listing));
  const all = published ?? (await countAllPublished(db, filter));
  return {
    ids,
    around: filter.around ?? home,
    filter,
    matching: matching ?? { count: all, isCapped: false },
    all,
    nextCursor: next && writeCursor(next),
    corrected: text?.corrected ?? null,
    dropped: text?.dropped ?? [],
    isScorePending: caller !== null && !deps.eventScores.reading().isReady,
  };
}

/** Where the caller lives; undefined for visitors, and if their town isn't known. */
async function homeOf(db: Database, caller: Viewer | null): Promise<Home | undefined> {
  if (!caller?.home) return undefined;
  const place = await places.homeOf(db, caller.home);
  if (place === null) return undefined;
  const { latitude, longitude } = place;
  return { latitude, longitude, nearKm: nearKm(caller.home.maxTravelDistance) };
}

/** A page that depends on the caller's scores. @returns null if it doesn't, or without scores */
async function scoredPage(
  deps: EventDeps,
  { least, ...listing }: Listing & { readonly least: number | undefined },
  caller: Viewer | null,
): Promise<CountedPage | null> {
  const { filter, after, limit } = listing;
  const sort = listing.sort === 'near' ? 'date' : listing.sort;
  if (caller === null || sort === 'featured' || (sort !== 'match' && least === undefined)) return null;
  const needed = limit === undefined ? Number.MAX_SAFE_INTEGER : (after?.key ?? 0) + limit + 1;
  const list = await scoredList(deps, { filter, sort, least: least ?? 0, needed }, caller);
  return list && { ...sliceOf(list.ids, listing), matching: list };
}

async function plainPage(db: Database, { filter, ...wanted }: Listing): Promise<CountedPage> {
  const listing = { ...wanted, filter: await narrowed(db, filter) };
  const isWhole = filter.text === null && hasOnlyText(filter);
  const matching = isWhole ? null : await countMatching(db, listing.filter);
  return { ...(await pageOf(db, { ...listing, isCrowded: matching?.isCapped })), matching };
}

/** How many published events match a filter. */
export async function countEvents(db: Database, filter: EventFilter): Promise<ListCount> {
  return countMatching(db, await narrowed(db, filter));
}

/** Ids of upcoming events in the order of their dates, after those that were shown. */
export async function soonestIds(
  db: Database,
  { filter, shown, wanted }: { filter: EventFilter; shown: number; wanted: number },
): Promise<readonly number[]> {
  const placed = await findUpcomingPage(db, { filter, sort: 'date', after: null, limit: shown + wanted });
  return placed.map(({ id }) => id).slice(shown);
}

/** The first ids of the list with a filter, in no order other than that. */
export async function firstIds(db: Database, filter: EventFilter, wanted: number): Promise<readonly number[]> {
  const order = { sort: sortOf(undefined, filter), after: null, isFamiliesFirst: filter.isForChildren === true };
  const listing = { filter: await narrowed(db, filter), ...order, limit: wanted };
  return (await pageOf(db, listing)).ids;
}

/** Those of some events that match the search text, in their order. */
export async function withText(db: Database, text: TextSearch, ids: readonly number[]): Promise<readonly number[]> {
  const found = await findMatchingIds(db, { text, among: ids });
  return ids.filter((id) => found.has(id));
}

/** Without a text, nothing is relevant. */
function sortOf(sort: EventSort | undefined, { text }: EventFilter): EventSort {
  if (text) return sort ?? 'relevance';
  return sort === undefined || sort === 'relevance' ? 'date' : sort;
}

/** @param filter narrowed */
async function countMatching(db: Database, filter: EventFilter): Promise<ListCount> {
  const { text } = filter;
  if (text) {
    const { dates = [], isCapped } = text;
    if (!isCapped) return { count: dates.length, isCapped };
    if (dates.length >= maxCounted) return { count: maxCounted, isCapped };
  }
  if (!text && hasOnlyText(filter)) return { count: await countAllPublished(db, filter), isCapped: false };
  return cappedAt(maxCounted, await countUpTo(db, filter, maxCounted + 1));
}

interface Page {
  readonly ids: readonly number[];
  readonly next: EventCursor | null;
  /** How many events are published, where that's read with the page. */
  readonly published?: number | undefined;
}

interface CountedPage extends Page {
  /** null when every published event matches. */
  readonly matching: ListCount | null;
}

function pageOf(db: Database, listing: Listing): Promise<Page> {
  switch (listing.sort) {
    case 'relevance':
      return pageByRelevance(db, listing);
    case 'featured':
      return featuredPage(db, listing);
    // Without scores, one order is as good as another.
    case 'match':
      return pageByKey(db, listing, 'date');
    default:
      return pageByKey(db, listing, listing.sort);
  }
}

/** The home page's selection, which has a single page. With a place, those near it come first. */
async function featuredPage(db: Database, { limit = maxFeaturedEvents, filter: { around } }: Listing): Promise<Page> {
  const near = around ? await findFeaturedIdsAround(db, around) : [];
  const ids = [...new Set([...near, ...(await findFeaturedIds(db))])];
  return { ids: (await findShownAmong(db, ids)).slice(0, limit), next: null };
}

/** Reads one more than requested, to know whether there's a next page. */
async function pageByKey(db: Database, listing: Listing, by: KeyedSort): Promise<Page> {
  const { sort, limit } = listing;
  if (limit === undefined) return { ids: await wholeList(db, { ...listing, sort: by }), next: null };
  const placed = await findPage(db, { ...listing, sort: by, limit: limit + 1 });
  const shown = placed.slice(0, limit);
  const last = shown.at(-1);
  const next =
    placed.length > shown.length && last
      ? { sort, part: last.part, ring: last.ring, key: last.key, id: last.id }
      : null;
  return { ids: shown.map(({ id }) => id), next, published: placed[0]?.published };
}

/** Ids of a whole list that are read together: the builder makes rows of all at once. */
const idsAtOnce = 500;

async function wholeList(db: Database, wanted: Omit<PageWanted, 'limit'>): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (let { after } = wanted; ;) {
    const placed = await findPage(db, { ...wanted, after, limit: idsAtOnce });
    for (const { id } of placed) ids.add(id);
    const last = placed.at(-1);
    if (last === undefined || placed.length < idsAtOnce) return [...ids];
    after = { sort: wanted.sort, part: last.part, ring: last.ring, key: last.key, id: last.id };
  }
}

async function pageByRelevance(db: Database, listing: Listing): Promise<Page> {
  const { text, ...filter } = listing.filter;
  const ids = text ? await idsByRelevance(db, { ...filter, text }) : [];
  return sliceOf(listing.isFamiliesFirst ? await familiesFirst(db, ids) : ids, listing);
}

/** A page of a list that's ordered here; the cursor counts what was shown. */
function sliceOf(ordered: readonly number[], { sort, after, limit }: Listing): Page {
  const start = after?.key ?? 0;
  const shown = ordered.slice(start, limit === undefined ? undefined : start + limit);
  const end = start + shown.length;
  const next = shown.length > 0 && end < ordered.length ? ({ sort, part: 'upcoming', key: end, id: 0 } as const) : null;
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

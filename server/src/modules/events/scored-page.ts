import { maxCounted } from '@ascendant/domain/list-limits';
import type { Viewer } from '../../access/caller';
import type { ScoredOrder } from '../../application/event-scores';
import type { EventFilter } from './event-filter';
import { findMatchingIds, findPage, findUpcomingIds } from './event-lists.repository';
import { scoresFor, type EventDeps } from './events.service';
import { onePerSeries } from './one-per-series';
import { idsByRelevance, narrowed, withAllIds } from './relevance-page';

/** How many events that match a filter are scored one by one. Of more, the list goes through all events in its order. */
const maxScored = 5_000;
/** How many events of the order are compared with the filter at first; then four times as many. */
const firstPiece = 1_000;

/** A list that depends on the caller's scores: sorted by them, or limited to a least score. */
export interface ScoredListing {
  readonly filter: EventFilter;
  readonly sort: ScoredOrder['by'] | 'relevance';
  readonly least: number;
  /** How many ids are needed from the start of the list. */
  readonly needed: number;
}

/** The start of a scored list, and how many events it has; a capped count is the least. */
export interface ScoredList {
  readonly ids: readonly number[];
  readonly count: number;
  readonly isCapped: boolean;
}

/** Upcoming events that match the filter and have at least a score. @returns null without scores */
export async function scoredList(deps: EventDeps, wanted: ScoredListing, caller: Viewer): Promise<ScoredList | null> {
  const listing = { ...wanted, filter: await withAllIds(deps.db, wanted.filter) };
  const { filter, least } = listing;
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== null);
  const first = await deps.eventScores.ordered(caller.userId, {
    by: 'match',
    least,
    // What's looked through first below, so that events are ranked once.
    wanted: isFiltered ? firstPiece : 0,
    companions: caller.companions ?? [],
    isEachDate: isFiltered,
  });
  if (first === null) return null;
  if (!isFiltered)
    return {
      ids: await orderedIds(deps, { ...listing, isEachDate: false }, caller),
      count: first.total,
      isCapped: false,
    };
  const upcoming = await findUpcomingIds(deps.db, filter, maxScored + 1);
  const scores = await scoresFor(deps, upcoming, caller);
  const good = upcoming.filter((id) => (scores.get(id) ?? -1) >= least);
  if (upcoming.length <= maxScored) {
    const ids = await sorted(deps, listing, { good, scores });
    return { ids, count: ids.length, isCapped: false };
  }
  const { length: count } = await shownOf(deps, filter, good);
  return { ids: await filteredIds(deps, listing, caller), count: Math.min(count, maxCounted), isCapped: true };
}

/** One date of each series, unless every date is wanted. */
async function shownOf(
  { db }: EventDeps,
  { isEachDate }: EventFilter,
  ids: readonly number[],
): Promise<readonly number[]> {
  return isEachDate ? ids : onePerSeries(db, ids);
}

async function sorted(
  deps: EventDeps,
  { filter, sort }: ScoredListing,
  { good, scores }: { good: readonly number[]; scores: ReadonlyMap<number, number> },
): Promise<readonly number[]> {
  const { db } = deps;
  if (sort === 'match') {
    const ordered = good.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
    return shownOf(deps, filter, ordered);
  }
  const { text, isEachDate } = filter;
  if (sort === 'relevance' && text) {
    const { text: found = text } = await narrowed(db, { text, among: good, isEachDate });
    return idsByRelevance(db, { text: found ?? text, among: good, isEachDate });
  }
  if (sort === 'relevance') return shownOf(deps, filter, good);
  const placed = await findPage(db, { filter: { among: good, isEachDate }, sort, after: null, limit: undefined });
  return placed.map(({ id }) => id);
}

async function orderedIds(
  { eventScores }: EventDeps,
  { sort, least, needed, isEachDate }: Omit<ScoredListing, 'filter'> & { readonly isEachDate: boolean },
  caller: Viewer,
): Promise<readonly number[]> {
  const by = sort === 'relevance' ? 'match' : sort;
  const order = { by, least, wanted: needed, companions: caller.companions ?? [], isEachDate };
  return (await eventScores.ordered(caller.userId, order))?.ids ?? [];
}

/** Goes through all events in their order, in growing pieces, until enough match the filter. */
async function filteredIds(deps: EventDeps, listing: ScoredListing, caller: Viewer): Promise<readonly number[]> {
  const found: number[] = [];
  let shown: readonly number[] = [];
  for (let [start, end] = [0, firstPiece]; shown.length < listing.needed; [start, end] = [end, 4 * end]) {
    const ids = (await orderedIds(deps, { ...listing, needed: end, isEachDate: true }, caller)).slice(start);
    if (ids.length === 0) break;
    const matching = await findMatchingIds(deps.db, { ...listing.filter, among: ids });
    found.push(...ids.filter((id) => matching.has(id)));
    shown = await shownOf(deps, listing.filter, found);
  }
  return shown;
}

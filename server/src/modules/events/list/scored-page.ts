import { maxCounted } from '@ascendant/domain/list-limits';
import type { Viewer } from '../../../access/caller';
import type { ScoredIds, ScoredOrder } from '../../../application/event-scores';
import type { Database } from '../../../database/database';
import { cappedAt, type ListCount } from '../../../database/list-count';
import type { EventDeps } from '../events.service';
import { countUpTo } from './event-counts.repository';
import type { EventFilter } from './event-filter';
import { findMatchingIds, findPage, findUpcomingIds } from './event-lists.repository';
import { hasOnlyText, idsByRelevance, narrowed, withAllIds } from './relevance-page';
import { findShownAmong } from './shown-dates.repository';

/**
 * How many events that match a filter are scored one by one. Of more, the list goes through all events in its order, and those with a least
 * score are counted only among the ones scored.
 */
const maxScored = (least: number): number => (least > 0 ? 5 : 2) * maxCounted;
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
export interface ScoredList extends ListCount {
  readonly ids: readonly number[];
}

/** Upcoming events that match the filter and have at least a score. @returns null without scores */
export async function scoredList(deps: EventDeps, wanted: ScoredListing, caller: Viewer): Promise<ScoredList | null> {
  const { least } = wanted;
  // A text alone soon finds enough. Beside other filters, its ids spare comparing the words of each event.
  const needsIds = least > 0 || !hasOnlyText(wanted.filter);
  const filter = needsIds ? await withAllIds(deps.db, wanted.filter) : wanted.filter;
  const listing = { ...wanted, filter };
  if (!filter.text && hasOnlyText(filter)) return unfilteredList(deps, listing, caller);
  const most = maxScored(least);
  const upcoming = await findUpcomingIds(deps.db, filter, most + 1);
  const isCrowded = upcoming.length > most;
  if (isCrowded && least === 0) return crowdedList(deps, listing, { good: upcoming, caller });
  const scores = await deps.eventScores.scoresOf(caller.userId, upcoming, caller.companions ?? []);
  if (scores === null) return null;
  const good = upcoming.filter((id) => (scores.get(id) ?? -1) >= least);
  if (isCrowded) return crowdedList(deps, listing, { good, caller });
  const ids = await sorted(deps, listing, { good, scores });
  return { ids, count: ids.length, isCapped: false };
}

async function crowdedList(
  deps: EventDeps,
  listing: ScoredListing,
  { good, caller }: { readonly good: readonly number[]; readonly caller: Viewer },
): Promise<ScoredList | null> {
  const ids = await filteredIds(deps, listing, caller);
  return ids && { ids, ...(await countedOf(deps, listing, good)) };
}

/** @param good some of the upcoming events that match, those with at least the score */
async function countedOf(
  { db }: EventDeps,
  { filter, least }: ScoredListing,
  good: readonly number[],
): Promise<ListCount> {
  const { length: count } = await shownOf(db, filter, good);
  if (least > 0 || count >= maxCounted) return { count: Math.min(count, maxCounted), isCapped: true };
  return cappedAt(maxCounted, await countUpTo(db, { ...filter, isUpcoming: true }, maxCounted + 1));
}

async function unfilteredList(deps: EventDeps, listing: ScoredListing, caller: Viewer): Promise<ScoredList | null> {
  const { isEachDate = false } = listing.filter;
  const order = await ordered(deps, { ...listing, needed: 0, isEachDate }, caller);
  const ids = order && (await filteredIds(deps, listing, caller));
  return ids && { ids, count: order.total, isCapped: false };
}

/** One date of each series, unless every date is wanted. */
async function shownOf(db: Database, { isEachDate }: EventFilter, ids: readonly number[]): Promise<readonly number[]> {
  return isEachDate ? ids : findShownAmong(db, ids);
}

async function sorted(
  deps: EventDeps,
  { filter, sort }: ScoredListing,
  { good, scores }: { good: readonly number[]; scores: ReadonlyMap<number, number> },
): Promise<readonly number[]> {
  const { db } = deps;
  if (sort === 'match') {
    const ordered = good.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
    return shownOf(db, filter, ordered);
  }
  const { text, isEachDate } = filter;
  if (sort === 'relevance' && text) {
    const { text: found = text } = await narrowed(db, { text, among: good, isEachDate });
    return idsByRelevance(db, { text: found ?? text, among: good, isEachDate });
  }
  if (sort === 'relevance') return shownOf(db, filter, good);
  const placed = await findPage(db, { filter: { among: good, isEachDate }, sort, after: null, limit: undefined });
  return placed.map(({ id }) => id);
}

function ordered(
  { eventScores }: EventDeps,
  { sort, least, needed, isEachDate }: Omit<ScoredListing, 'filter'> & { readonly isEachDate: boolean },
  caller: Viewer,
): Promise<ScoredIds | null> {
  const by = sort === 'relevance' ? 'match' : sort;
  const order = { by, least, wanted: needed, companions: caller.companions ?? [], isEachDate };
  return eventScores.ordered(caller.userId, order);
}

/** Goes through all events in their order, in growing pieces, until enough match the filter. @returns null without scores */
async function filteredIds(deps: EventDeps, listing: ScoredListing, caller: Viewer): Promise<readonly number[] | null> {
  const found: number[] = [];
  let { filter } = listing;
  const isAny = !filter.text && hasOnlyText(filter);
  let shown: readonly number[] = [];
  for (let [start, end] = [0, firstPiece]; shown.length < listing.needed; [start, end] = [end, 4 * end]) {
    const order = await ordered(deps, { ...listing, needed: end, isEachDate: true }, caller);
    if (order === null) return null;
    const ids = order.ids.slice(start);
    if (ids.length === 0) break;
    const matching = isAny ? null : await findMatchingIds(deps.db, { ...filter, among: ids });
    found.push(...ids.filter((id) => matching?.has(id) ?? true));
    shown = await shownOf(deps.db, filter, found);
    // Few events have what's searched for, so many more will be compared: from here on by ids, not by words.
    if (shown.length < listing.needed) filter = await withAllIds(deps.db, filter);
  }
  return shown;
}

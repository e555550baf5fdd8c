import type { ListedDates } from '@ascendant/contract/event-series';
import type { Viewer } from '../../access/caller';
import type { Database } from '../../database/database';
import { events } from '../events/events.module';
import type { TextSearch } from '../events/search/text-search.service';
import type { Party } from './match-party';
import type { MatchDeps } from './matches.service';
import { noReasons, recommenderFor, type Accept, type Recommender } from './recommendations.service';

/** Without a limit, a page is the rest of the list. */
export interface ListQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly dates: ListedDates;
}

/** How many events are compared with a search text that very many events have. */
const maxCompared = 5_000;

/** A page of events, and how many there are in all; a capped count is the least. */
export interface EventList {
  readonly ids: readonly number[];
  readonly all: number;
  readonly isCapped: boolean;
  /** The scores aren't ready yet. */
  readonly isPending: boolean;
  /** Whom it's for; empty without birth data. */
  readonly party: Party;
}

/** A page of recommendations, each with why it's there. */
export interface RecommendationList extends EventList {
  readonly reasonsOf: Recommender['reasonsOf'];
}

/** The caller's recommendations that fit the search text; none without birth data, unless the stars are off. */
export async function listMatched(deps: MatchDeps, caller: Viewer, query: ListQuery): Promise<RecommendationList> {
  const recommender = await recommenderFor(deps, caller, query);
  const isPending = !deps.index.reading().isReady;
  if (recommender === null)
    return { ids: [], all: 0, isCapped: false, isPending, party: [], reasonsOf: () => noReasons };
  const text = await events.searchText(deps.db, query.q ?? '');
  const { ids, all, isCapped } = await bestPage(deps, recommender, { text, ...pageOf(query) });
  const { party, reasonsOf } = recommender;
  return { ids, all, isCapped, isPending, party, reasonsOf };
}

/** Upcoming events that fit the search text and aren't in the list above, by date. `all` counts every published event that fits. */
export async function listOthers(deps: MatchDeps, caller: Viewer, query: ListQuery): Promise<EventList> {
  const recommender = await recommenderFor(deps, caller, query);
  const text = await events.searchText(deps.db, query.q ?? '');
  const page = { text, ...pageOf(query) };
  const filter = { text, ...(query.dates === 'all' && { isEachDate: true as const }) };
  const ids = recommender
    ? await otherPage(deps, recommender, page)
    : await events.soonestIds(deps.db, { ...page, filter });
  const { count, isCapped } = await events.countEvents(deps.db, filter);
  return { ids, all: count, isCapped, isPending: !deps.index.reading().isReady, party: recommender?.party ?? [] };
}

interface Page {
  readonly text: TextSearch | null;
  /** How many events earlier pages have shown. */
  readonly shown: number;
  readonly wanted: number;
}

function pageOf({ limit = Number.MAX_SAFE_INTEGER, offset = 0 }: ListQuery): Omit<Page, 'text'> {
  return { shown: offset, wanted: limit };
}

async function bestPage({ db }: MatchDeps, recommender: Recommender, { text, shown, wanted }: Page) {
  const [accept, compared] = [await acceptOf(db, text), text?.isCapped ? maxCompared : shown + wanted];
  const { best, total } = recommender.best(compared, accept);
  const ids = best.map(({ id }) => id);
  if (!text?.isCapped) return { ids: ids.slice(shown), all: total, isCapped: false };
  const found = await events.withText(db, text, ids);
  return { ids: found.slice(shown, shown + wanted), all: found.length, isCapped: true };
}

async function otherPage({ db }: MatchDeps, recommender: Recommender, { text, shown, wanted }: Page) {
  const accept = await acceptOf(db, text);
  if (!text?.isCapped) return recommender.others(shown + wanted, accept).slice(shown);
  const found = await events.withText(db, text, recommender.others(maxCompared, accept));
  return found.slice(shown, shown + wanted);
}

/** The events that the search found, each date; null for any, without a search or when it found too many to list. */
async function acceptOf(db: Database, text: TextSearch | null): Promise<Accept | null> {
  if (text === null || text.isCapped) return null;
  const found = await events.findMatchingIds(db, { text });
  return ({ id }) => found.has(id);
}

import type { IndexedEvents } from './indexed-events';

/** How many rankings of a kind are cached: those that were asked for last. */
const maxRankings = 100;
/** Several pages: the next ones need no ranking. */
const leastCached = 60;
/** A longer ranking isn't cached. */
const longestCached = 1_000;

/** What a ranking depends on besides the events. */
export interface RankingQuestion {
  /** The same for every question with the same answer; null if it isn't worth caching. */
  readonly key: string | null;
  readonly now: Date;
  /** How many events at most. */
  readonly wanted: number;
}

interface Cached<Ranking> {
  readonly ranking: Ranking;
  readonly wanted: number;
  readonly version: number;
  /** In Unix seconds: when it was computed, and when the next event begins. */
  readonly from: number;
  readonly until: number;
}

/**
 * A cache of rankings of events, each computed once until an event changes or the next one begins: people read one list after the other, page
 * by page. A cached ranking may have more events than are wanted.
 */
export function rankingCache<Ranking>(
  events: IndexedEvents,
): (question: RankingQuestion, rank: (wanted: number) => Ranking) => Ranking {
  const cache = new Map<string, Cached<Ranking>>();
  return ({ key, now, wanted }, rank) => {
    if (key === null || wanted > longestCached) return rank(wanted);
    const from = now.getTime() / 1000;
    const known = cache.get(key);
    const isCurrent = known?.version === events.version() && known.from <= from && from < known.until;
    const found =
      known && isCurrent && known.wanted >= wanted
        ? known
        : rankedNow(events, { from, wanted: Math.max(wanted, leastCached), rank });
    cache.delete(key);
    cache.set(key, found);
    const [oldest] = cache.keys();
    if (cache.size > maxRankings && oldest !== undefined) cache.delete(oldest);
    return found.ranking;
  };
}

function rankedNow<Ranking>(
  events: IndexedEvents,
  {
    from,
    wanted,
    rank,
  }: { readonly from: number; readonly wanted: number; readonly rank: (wanted: number) => Ranking },
): Cached<Ranking> {
  const { startsAt } = events.matrix;
  let until = Number.POSITIVE_INFINITY;
  for (const start of startsAt) if (start > from && start < until) until = start;
  return { ranking: rank(wanted), wanted, version: events.version(), from, until };
}

import type { IndexedEvents } from './indexed-events';

/** How many rankings of a kind are kept: those that were asked for last. */
const most = 100;
/** Several pages: the next ones need no ranking. */
const leastKept = 60;
/** A longer ranking isn't kept. */
const longestKept = 1_000;

/** What a ranking depends on besides the events. */
export interface RankingQuestion {
  /** The same for every question with the same answer; null if it isn't worth keeping. */
  readonly key: string | null;
  readonly now: Date;
  /** How many events at most. */
  readonly wanted: number;
}

interface Kept<Ranking> {
  readonly ranking: Ranking;
  readonly wanted: number;
  readonly version: number;
  /** In Unix seconds: when it was computed, and when the next event begins. */
  readonly from: number;
  readonly until: number;
}

/**
 * Rankings of events in memory, each computed once until an event changes or the next one begins: people read one list after the other, page
 * by page. A kept ranking may have more events than are wanted.
 */
export function keptRankings<Ranking>(
  events: IndexedEvents,
): (question: RankingQuestion, rank: (wanted: number) => Ranking) => Ranking {
  const kept = new Map<string, Kept<Ranking>>();
  return ({ key, now, wanted }, rank) => {
    if (key === null || wanted > longestKept) return rank(wanted);
    const from = now.getTime() / 1000;
    const known = kept.get(key);
    const isCurrent = known?.version === events.version() && known.from <= from && from < known.until;
    const found =
      known && isCurrent && known.wanted >= wanted
        ? known
        : rankedNow(events, { from, wanted: Math.max(wanted, leastKept), rank });
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
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
): Kept<Ranking> {
  const { startsAt } = events.matrix;
  let until = Number.POSITIVE_INFINITY;
  for (const start of startsAt) if (start > from && start < until) until = start;
  return { ranking: rank(wanted), wanted, version: events.version(), from, until };
}

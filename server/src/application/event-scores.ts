import type { BrowseSort } from '@ascendant/domain/event/event-search';

/** How far the matching has read the events. Scores appear when it's ready. */
export interface IndexReading {
  readonly isReady: boolean;
  /** Events it knows. */
  readonly events: number;
}

/** Which upcoming events to list for a person, and in which order. */
export interface ScoredOrder {
  readonly by: Exclude<BrowseSort, 'relevance' | 'near'>;
  /** The least score. */
  readonly least: number;
  readonly wanted: number;
  /** The dependents who come along: the scores are then the party's (rule PTY-01). */
  readonly companions: readonly number[];
  /** Every date of a series; otherwise the first of each in the order. */
  readonly isEachDate?: boolean;
}

/** The first events of an order, and how many there are in all. */
export interface ScoredIds {
  readonly ids: readonly number[];
  readonly total: number;
}

/** A score for a list, and the plain sentence that speaks most for it; null if there's none to show. */
export interface ExplainedScore {
  readonly score: number;
  readonly reason: string | null;
}

/** A page of a list, and the other dates of its series, of which each card may name the best. */
export interface ScoredPage {
  readonly eventIds: readonly number[];
  readonly otherDates: readonly number[];
}

/** What matching knows about people and events. A person without birth data has no scores, and neither has anyone before it's ready. */
export interface EventScorer {
  /** The scores of a person, or of their party, for some events, 0 to 10, by event id. An event without a score is left out; null without any scores. */
  scoresOf(
    userId: number,
    eventIds: readonly number[],
    companions: readonly number[],
  ): Promise<ReadonlyMap<number, number> | null>;
  /** The same with the strongest reason for each event of a page. Its other dates have none. */
  explained(
    userId: number,
    page: ScoredPage,
    companions: readonly number[],
  ): Promise<ReadonlyMap<number, ExplainedScore>>;
  /** All upcoming events in an order; null without scores. */
  ordered(userId: number, order: ScoredOrder): Promise<ScoredIds | null>;
  reading(): IndexReading;
}

/** How lists of events get scores from matching, a module that comes after theirs. */
export interface EventScores extends EventScorer {
  /** For the module that scores, when it registers. */
  scoreWith(scorer: EventScorer): void;
}

/** There are no scores before `scoreWith` was called. */
export function eventScores(): EventScores {
  let scorer: EventScorer = {
    scoresOf: async () => null,
    explained: async () => new Map(),
    ordered: async () => null,
    reading: () => ({ isReady: true, events: 0 }),
  };
  return {
    scoreWith: (given) => {
      scorer = given;
    },
    scoresOf: (userId, eventIds, companions) => scorer.scoresOf(userId, eventIds, companions),
    explained: (userId, page, companions) => scorer.explained(userId, page, companions),
    ordered: (userId, order) => scorer.ordered(userId, order),
    reading: () => scorer.reading(),
  };
}

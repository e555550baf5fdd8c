/**
 * A person's scores for some events, 0 to 10, by event id. An event without a score is left out, and so is every event for a person
 * without birth data.
 */
export type ScoreEvents = (userId: number, eventIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** How lists of events get scores from matching, a module that comes after theirs. */
export interface EventScores {
  /** For the module that scores, when it registers. */
  scoreWith(score: ScoreEvents): void;
  /** No scores at all before `scoreWith` was called. */
  readonly scoresOf: ScoreEvents;
}

export function eventScores(): EventScores {
  let score: ScoreEvents = async () => new Map();
  return {
    scoreWith: (given) => {
      score = given;
    },
    scoresOf: (userId, eventIds) => score(userId, eventIds),
  };
}

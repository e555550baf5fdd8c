/** A date of a series. */
export interface SeriesDate {
  readonly id: number;
  readonly seriesId: number;
  /** It's still to come, has seats left, and booking hasn't closed. */
  readonly isOpen: boolean;
}

/** A date that a search finds. */
export interface FoundDate extends SeriesDate {
  readonly startsAt: Date;
  readonly isUpcoming: boolean;
  /** Of its text: the larger, the better; comparable within one search. */
  readonly relevance: number;
}

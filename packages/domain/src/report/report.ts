/**
 * Orders of the event analytics: the most, the best or the latest first, titles from A to Z; events without a score or a rating last.
 * Source: docs/rules/events.md, "Reports".
 */
export const analyticsSorts = ['revenue', 'tickets', 'match', 'rating', 'reviews', 'date', 'title'] as const;
export type AnalyticsSort = (typeof analyticsSorts)[number];

/** Weeks that a report can show, the current one included. */
export const reportWeeks = [12, 26, 52] as const;
export type ReportWeeks = (typeof reportWeeks)[number];

/** Share of the seats that are sold, 0 to 100, rounded down so that 100 means sold out. */
export function sellThrough({ tickets, capacity }: { readonly tickets: number; readonly capacity: number }): number {
  return Math.floor((100 * tickets) / capacity);
}

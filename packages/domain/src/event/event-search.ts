/**
 * How a list of events can be sorted: by relevance when a text is searched for, else by date, unless one is chosen. 'featured' also
 * filters: one event of each category.
 */
export const eventSorts = ['relevance', 'date', 'price', 'match', 'featured'] as const;
export type EventSort = (typeof eventSorts)[number];

/** How the browse page can sort. */
export const browseSorts = ['relevance', 'date', 'price', 'match'] as const satisfies readonly EventSort[];
export type BrowseSort = (typeof browseSorts)[number];

/** How far around a place a search reaches, in kilometres; without a distance it reaches the default. */
export const minSearchDistanceKm = 1;
export const maxSearchDistanceKm = 20_000;
export const defaultSearchDistanceKm = 100;

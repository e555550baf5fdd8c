/** How a list of events can be sorted. 'featured' also filters: one event of each category. */
export const eventSorts = ['date', 'price', 'match', 'featured'] as const;
export type EventSort = (typeof eventSorts)[number];

/** How the browse page can sort. */
export const browseSorts = ['date', 'price', 'match'] as const satisfies readonly EventSort[];
export type BrowseSort = (typeof browseSorts)[number];

/** How far around a place a search reaches, in kilometres; without a distance it reaches the default. */
export const minSearchDistanceKm = 1;
export const maxSearchDistanceKm = 20_000;
export const defaultSearchDistanceKm = 100;

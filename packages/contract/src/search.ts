import { maxCountedPerCategory, mostSimilarEvents, relaxations } from '@ascendant/domain/event/event-search';
import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { cappedCount, eventSummary } from './event';
import { companions, listEventsQuery, sharedFilters } from './event-list-query';
import { defineRoute, nameRoutes } from './route';
import { day, id, line, idParams } from './wire';

/** What a search may be about: upcoming events, where such events are, and categories. Each list starts with the likeliest. */
export const searchSuggestions = z.object({
  events: z.array(z.object({ id, title: z.string(), location: z.string() })),
  /** locations of events, as `near` of the list of events takes them */
  places: z.array(z.string()),
  categories: z.array(z.object({ id, name: z.string() })),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

/** What a search says as filters of the list of events: 'kids near banff' is a category and a place. null for what it doesn't say. */
export const searchReading = z.object({
  /** the words that are left to search for; may be empty */
  q: z.string(),
  category: z.string().nullable(),
  /** children come */
  hasKids: z.boolean(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** dollars; 0 is free */
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  /** as `near` of the list takes it */
  near: z.string().nullable(),
  /** kilometres */
  within: z.number().nullable(),
  /** 'near me': only the reader's device or account knows where that is */
  isNearReader: z.boolean(),
});
export type SearchReading = z.infer<typeof searchReading>;

export const searchRoutes = nameRoutes({
  readSearch: defineRoute('GET /api/search-reading', {
    summary:
      'Read the days, places, prices and audiences in a search as filters; null if it’s only words, or the title of an event',
    shows: 'which events are listed',
    /** `today` is the reader's own day */
    query: z.object({ q: line(searchTextMaxLength), today: day }),
    example: { query: { q: 'kids near banff', today: '2026-11-26' } },
    reply: { 200: z.object({ reading: searchReading.nullable() }) },
  }),
  suggestSearch: defineRoute('GET /api/search-suggestions', {
    summary: 'Suggest events, places and categories while someone types a search',
    shows: 'which events are listed',
    query: z.object({ q: line(searchTextMaxLength) }),
    reply: { 200: searchSuggestions },
  }),
});

const relaxedFilters = z.object({
  /** words of the search that no event has */
  unknownWords: z.array(z.string()),
  /** in a fixed order, without those that find nothing */
  relaxations: z.array(
    cappedCount.extend({
      what: z.enum(relaxations),
      /** dropped with it, where no filter alone is to blame */
      also: z.enum(relaxations).optional(),
      /** for 'distance': the shortest offered distance with events, in kilometres; else null */
      within: z.number().nullable(),
      /** for 'other_days': the nearest with events */
      from: z.string().optional(),
      to: z.string().optional(),
      /** for 'words': those to leave out, and the search without them */
      words: z.array(z.string()).optional(),
      q: z.string().optional(),
    }),
  ),
  /** upcoming events that these find, nearest to the place first */
  similar: z.array(eventSummary),
});
export type RelaxedFilters = z.infer<typeof relaxedFilters>;

export const relaxedFilterRoutes = nameRoutes({
  relaxFilters: defineRoute('GET /api/relaxed-filters', {
    summary: `For filters that nothing matches: how many events there'd be without each of them, up to ${maxCountedPerCategory}, and up to ${mostSimilarEvents} similar events`,
    shows: 'similar events',
    query: sharedFilters.extend(listEventsQuery.pick({ minMatch: true, with: true }).shape),
    reply: { 200: relaxedFilters },
  }),
});

/** An event that's near another one. */
const nearbyEvent = eventSummary.extend({
  /** as the crow flies */
  distanceKm: z.number(),
});
export type NearbyEvent = z.infer<typeof nearbyEvent>;

export const nearbyEventRoutes = nameRoutes({
  nearbyEvents: defineRoute('GET /api/events/:id/nearby', {
    summary: 'List the nearest other events that can be booked now, nearest first',
    shows: 'one event and listed events',
    params: idParams,
    query: z.object({ with: companions, kids: listEventsQuery.shape.kids }),
    reply: { 200: z.array(nearbyEvent) },
  }),
});

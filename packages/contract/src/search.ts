import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute } from './route';
import { id, line } from './wire';

/** What a search may be about: upcoming events, where such events are, and categories. Each list starts with the likeliest. */
export const searchSuggestions = z.object({
  events: z.array(z.object({ id, title: z.string(), location: z.string() })),
  /** locations of events, as `near` of the list of events takes them */
  places: z.array(z.string()),
  categories: z.array(z.object({ id, name: z.string() })),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

export const searchRoutes = {
  suggestSearch: defineRoute('suggestSearch', {
    summary: 'Suggest events, places and categories while someone types a search',
    query: z.object({ q: line(searchTextMaxLength) }),
    reply: { 200: searchSuggestions },
  }),
};

import { maxPlaceSuggestions } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute } from './route';
import { id, line } from './wire';

export const place = z.object({
  id,
  name: z.string(),
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string().length(2),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  /** 'Springfield, Missouri, United States' */
  label: z.string(),
});
export type Place = z.infer<typeof place>;

export const placeRoutes = {
  searchPlaces: defineRoute('searchPlaces', {
    summary: `Suggest places whose name begins with or resembles the text, most populous first; at most ${maxPlaceSuggestions}`,
    query: z.object({ q: line(100), country: line(80).optional() }),
    reply: { 200: z.array(place) },
  }),
};

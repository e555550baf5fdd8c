import { maxPlaceSuggestions } from '@ascendant/domain/list-limits';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { birthTimeOccurrences } from '@ascendant/domain/person/birth-time';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { clock, day, id, idText, line } from './wire';

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

/** What the clocks of a place did at a reading that they showed twice, or never. */
export const clockChange = z.object({
  /** 'Clocks were set back that day, so 01:30 occurred twice.'; null on an ordinary day */
  event: z.string().nullable(),
  /** 'We used the first: UTC−5, daylight time.' */
  used: z.string().nullable(),
  /** the two times that a repeated reading could mean, in order; none for a skipped one */
  choices: z.array(z.object({ occurrence: z.enum(birthTimeOccurrences), label: z.string() })),
});
export type ClockChange = z.infer<typeof clockChange>;

export const placeRoutes = nameRoutes({
  searchPlaces: defineRoute('GET /api/places', {
    summary: `Suggest places whose name begins with or resembles the text, most populous first; at most ${maxPlaceSuggestions}`,
    query: z.object({ q: line(100), country: line(80).optional() }),
    reply: { 200: z.array(place) },
  }),
  clockChange: defineRoute('GET /api/places/clock', {
    summary:
      'Find out whether the clocks of a place skipped or repeated a time; the place by its id, or by city and country',
    query: z.object({
      placeId: idText.optional(),
      city: line(nameMaxLength).optional(),
      country: line(nameMaxLength).optional(),
      date: day,
      time: clock,
      occurrence: z.enum(birthTimeOccurrences).optional(),
    }),
    example: { query: { city: 'Halifax', country: 'Canada', date: '1999-10-31', time: '01:30' } },
    reply: { 200: clockChange },
  }),
});

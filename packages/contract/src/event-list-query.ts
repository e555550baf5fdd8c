import {
  eventSorts,
  maxSearchDistanceKm,
  maxSearchedCategories,
  minSearchDistanceKm,
} from '@ascendant/domain/event/event-search';
import { categoryNameMaxLength, locationMaxLength } from '@ascendant/domain/event/limits';
import { cursorMaxLength, maxListLimit, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { companionsOf } from '@ascendant/domain/match/party';
import { maxTicketPriceDollars } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
import { listedDates } from './event-series';
import { day, id, idText, line } from './wire';

const price = z.coerce.number().min(0).max(maxTicketPriceDollars);

/** The dependents who come along, '5,8': scores are then the party's (rule PTY-01). Those who aren't yours, or have no chart, don't count. */
export const companions = z
  .string()
  .refine((text) => companionsOf(text) !== null, 'Choose up to 10 people from your family')
  .optional();

const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Please list ids with commas between them')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id).max(maxListLimit));

const categoryName = line(categoryNameMaxLength);

/** All optional; without any of them you get the whole published list, upcoming events first. Source: docs/rules/events.md, "Lists and search". */
export const listEventsQuery = z.object({
  q: line(searchTextMaxLength).optional(),
  /** one name, or several by repeating the parameter: events in any of them */
  category: z
    .union([categoryName.transform((name) => [name]), z.array(categoryName).max(maxSearchedCategories).readonly()])
    .optional(),
  /** only the events of this organizer */
  host: idText.optional(),
  /** only these events, '5,8'; with dates=next the date that's shown for the series of each */
  ids: idList.optional(),
  /** only what children can come to, *Family & Kids* first unless an order is chosen */
  kids: z.literal('true').optional(),
  from: day.optional(),
  to: day.optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  /** a place's name, or 'latitude,longitude' */
  near: line(locationMaxLength).optional(),
  /** kilometres around `near` */
  within: z.coerce.number().min(minSearchDistanceKm).max(maxSearchDistanceKm).optional(),
  /** upcoming events with at least this score for the caller; has no effect without birth data */
  minMatch: z.coerce.number().min(0).max(10).optional(),
  dates: listedDates,
  sort: z.enum(eventSorts).optional(),
  with: companions,
  limit: z.coerce.number().int().min(1).max(maxListLimit).optional(),
  cursor: z.string().max(cursorMaxLength).optional(),
});

/** The filters of a list that everyone has: without scores, and without an order. */
export const sharedFilters = listEventsQuery.pick({
  q: true,
  category: true,
  kids: true,
  from: true,
  to: true,
  minPrice: true,
  maxPrice: true,
  near: true,
  within: true,
});

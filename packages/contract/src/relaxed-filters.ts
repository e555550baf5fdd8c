import { maxCountedPerCategory, mostSimilarEvents, relaxations } from '@ascendant/domain/event/event-search';
import { z } from 'zod';
import { cappedCount, eventSummary, listEventsQuery, sharedFilters } from './event';
import { defineRoute, nameRoutes } from './route';

export const relaxedFilters = z.object({
  /** in a fixed order, without those that find nothing */
  relaxations: z.array(
    cappedCount.extend({
      what: z.enum(relaxations),
      /** for 'distance': the shortest offered distance with events, in kilometres; else null */
      within: z.number().nullable(),
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

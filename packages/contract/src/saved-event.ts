import { maxSavedEvents } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id } from './wire';

const ids = z.array(id).max(maxSavedEvents);

/** The first event of each series (`series.firstEventId`), the newest saved first; those that have left the site too. */
const savedList = z.object({ eventIds: z.array(id) });
export type SavedEvents = z.infer<typeof savedList>;

export const savedEventRoutes = nameRoutes({
  listSavedEvents: defineRoute('GET /api/user/saved-events', {
    summary: 'List the events you’ve saved by the first of their series, the newest first',
    reply: { 200: savedList },
  }),
  changeSavedEvents: defineRoute('PUT /api/user/saved-events', {
    summary: `Save events with published dates, or remove them with all dates of their series: ${maxSavedEvents} at most`,
    body: z.object({ save: ids.optional(), remove: ids.optional() }),
    reply: { 200: savedList },
  }),
});

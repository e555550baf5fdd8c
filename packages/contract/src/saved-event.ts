import { maxSavedEvents } from '@ascendant/domain/event/saved-events';
import { z } from 'zod';
import { defineRoute } from './route';
import { id } from './wire';

const ids = z.array(id).max(maxSavedEvents);

/** The newest first; events that have left the site too. */
const savedList = z.object({ eventIds: z.array(id) });
export type SavedEvents = z.infer<typeof savedList>;

export const savedEventRoutes = {
  listSavedEvents: defineRoute('listSavedEvents', {
    summary: 'List the ids of the events you’ve saved, the newest first',
    reply: { 200: savedList },
  }),
  changeSavedEvents: defineRoute('changeSavedEvents', {
    summary: `Save events that are published, and remove some: ${maxSavedEvents} at most`,
    body: z.object({ save: ids.optional(), remove: ids.optional() }),
    reply: { 200: savedList },
  }),
};

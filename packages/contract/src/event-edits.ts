import { watchedFields } from '@ascendant/domain/event/substantial-edit';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, instant } from './wire';

/** A published event that says something else than what an admin has seen. */
export const eventEdit = z.object({
  /** the event's */
  id,
  title: z.string(),
  slug: z.string(),
  organizerName: z.string().nullable(),
  /** in confirmed bookings, holds and offers: with any, it can't become a draft again */
  seatsTaken: count,
  /** when its first edit was made that no admin has seen */
  since: instant,
  /** when its last edit was made */
  editedAt: instant,
  /** dates of its series that say the same since the same edit, this one included: marking one marks all */
  dates: count.min(1),
  changes: z.array(z.object({ field: z.enum(watchedFields), before: z.string(), after: z.string() })),
});
export type EventEdit = z.infer<typeof eventEdit>;

export const eventEditRoutes = nameRoutes({
  listEditedEvents: defineRoute('GET /api/admin/edited-events', {
    summary: 'List published events that their organizers have rewritten, with both versions, oldest first',
    reply: {
      200: z.object({
        edits: z.array(eventEdit).readonly(),
        /** with those beyond the first 20 */
        all: count,
      }),
    },
  }),
  markEditSeen: defineRoute('POST /api/admin/edited-events/:id/seen', {
    summary: 'Leave an edited event as it is, after a look at it',
    params: idParams,
    /** of the edit that you have looked at: a later one is 409 */
    body: z.object({ editedAt: instant }),
    reply: { 204: null },
  }),
});

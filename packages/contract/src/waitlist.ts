import { openWaitlistStatuses } from '@ascendant/domain/booking/waitlist';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant } from './wire';

/** A party's position on the waitlist of a sold-out event. */
export const waitlistEntry = z.object({
  eventId: id,
  eventTitle: z.string(),
  /** size of the party */
  seats: z.int(),
  status: z.enum(openWaitlistStatuses),
  /** parties that joined before and still wait */
  ahead: z.int(),
  joinedAt: instant,
  /** seats kept for this person until then; null while none are free */
  offer: z.object({ seats: z.int(), expiresAt: instant }).nullable(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

export const waitlistRoutes = nameRoutes({
  joinWaitlist: defineRoute('POST /api/events/:id/waitlist', {
    summary: 'Join the waitlist of an event without enough seats',
    params: idParams,
    body: z.object({ seats: z.int().min(1).max(maxAttendeesPerBooking) }),
    reply: { 201: waitlistEntry },
  }),
  leaveWaitlist: defineRoute('DELETE /api/events/:id/waitlist', {
    summary: 'Leave the waitlist; seats offered to you go to the next party',
    params: idParams,
    reply: { 204: null },
  }),
  listMyWaitlist: defineRoute('GET /api/user/waitlist', {
    summary: 'List your waitlist entries, newest first',
    reply: { 200: z.array(waitlistEntry) },
  }),
});

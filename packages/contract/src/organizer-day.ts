import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, instant } from './wire';

const someEvent = z.object({ id, title: z.string(), startDate: z.string(), startTime: z.string() });

export const organizerDayRoutes = nameRoutes({
  organizerDay: defineRoute('GET /api/organizer/day', {
    summary: 'Get what waits for you',
    reply: {
      200: z.object({
        waiting: z.object({
          /** without an answer */
          reviews: count,
          /** events with people on their waitlist, the soonest first, five at most */
          waitlists: z.array(someEvent.extend({ parties: count })),
          /** dates within two weeks with people who haven't signed the waiver, the soonest first, five at most */
          waivers: z.array(someEvent.extend({ missing: count })),
          /** dates within two weeks with bookings whose required answers are missing, the soonest first, five at most */
          answers: z.array(someEvent.extend({ bookings: count })),
          /** drafts that an admin returned with a reason, the newest first, five at most */
          returned: z.array(someEvent),
          /** disputes about which evidence can be given, the earliest deadline first, five at most; they name the event */
          disputes: z.array(someEvent.extend({ reference: z.string(), evidenceDueAt: instant.nullable() })),
        }),
      }),
    },
  }),
});

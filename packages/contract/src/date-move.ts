import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { clock, day, id, idParams, instant, zoneOffsets } from './wire';

/** A start on the clock where it is. */
const start = { startDate: z.string(), startTime: z.string() };

/** What someone sees who was asked whether they come on the day that their date was moved to. */
export const dateMove = z.object({
  bookingId: id,
  reference: z.string(),
  event: z.object({
    id,
    title: z.string(),
    ...start,
    endDate: z.string(),
    endTime: z.string(),
    timezone: z.string(),
    zoneOffsets,
    location: z.string(),
  }),
  /** when it was, as it was booked */
  booked: z.object(start),
  /** whether it can still be answered */
  state: z.enum(['open', 'taken', 'late', 'ended']),
  /** until when, while it's open */
  answerBy: instant.nullable(),
  /** whether there are other dates to choose */
  hasOtherDates: z.boolean(),
  isFree: z.boolean(),
});
export type DateMove = z.infer<typeof dateMove>;

const token = z.string().regex(/^\d{1,10}\.[\w-]{43}$/, 'This link isn’t complete. Open it from the email again.');

export const dateMoveRoutes = nameRoutes({
  moveDate: defineRoute('POST /api/events/:id/move', {
    summary:
      'Move a whole date to another day or time. Everyone booked keeps their seats until they’ve said whether they come',
    takesKey: true,
    params: idParams,
    body: z.strictObject({
      /** when the caller knows it to be: after another move, this one is refused */
      from: z.strictObject({ startDate: day, startTime: clock }),
      startDate: day,
      /** it stays as long as it is */
      startTime: clock,
    }),
    reply: {
      200: z.object({
        eventId: id,
        ...start,
        endDate: z.string(),
        endTime: z.string(),
        /** how many people with a booking are told */
        told: z.int().min(0),
        /** until when they answer; null if no one is asked */
        answerBy: instant.nullable(),
      }),
    },
  }),
  readDateMove: defineRoute('POST /api/date-move/read', {
    summary: 'Get what became of the date of a booking, by the link in the email about it',
    limit: 'bookingLink',
    /** in the body, because addresses are logged by proxies and kept by browsers */
    body: z.object({ token }),
    reply: { 200: dateMove },
  }),
  takeMovedDate: defineRoute('POST /api/date-move/take', {
    summary: 'Come on the day that the date of a booking was moved to, by the link in the email about it',
    limit: 'bookingLink',
    body: z.object({
      token,
      /** the new start, as the caller knows it: after another move, this is refused */
      to: z.strictObject({ startDate: day, startTime: clock }),
    }),
    reply: { 200: dateMove },
  }),
});

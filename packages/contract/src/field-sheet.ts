import { ticketStates } from '@ascendant/domain/booking/check-in';
import { waiverStates } from '@ascendant/domain/booking/waiver';
import { z } from 'zod';
import { bookingQuestion } from './booking-question';
import { defineRoute, nameRoutes } from './route';
import { namedExtras, shownType } from './series-prices';
import { id, idParams, instant } from './wire';

const answer = z.object({
  questionId: id,
  /** null for an answer whose key this server doesn't have */
  value: z.string().nullable(),
});

const answers = {
  answers: z.array(answer),
  /** the ids of required questions without an answer */
  missing: z.array(id),
};

/** Who comes on a date, how to reach them, and what they've answered: for those who lead it. */
export const fieldSheet = z.object({
  event: z.object({
    id,
    title: z.string(),
    location: z.string(),
    meetingPoint: z.string(),
    timezone: z.string(),
    startDate: z.string(),
    startTime: z.string(),
    endDate: z.string(),
    endTime: z.string(),
    endsAt: instant,
  }),
  questions: z.array(bookingQuestion).readonly(),
  /** by the name of who booked */
  parties: z.array(
    z.object({
      reference: z.string(),
      /** who booked, international: '+14035550123'; null if they gave none, or it isn't shown yet or any more */
      phone: z.string().nullable(),
      ...answers,
      people: z.array(
        z.object({
          name: z.string(),
          /** on the first day; null for guests, who aren't asked */
          age: z.int().nullable(),
          isChild: z.boolean(),
          ...shownType,
          ...namedExtras,
          ticket: z.enum(ticketStates),
          /** undefined in what an older version saved on a device */
          waiver: z.enum(waiverStates).optional(),
          ...answers,
        }),
      ),
    }),
  ),
  /** what's to be brought along for all of them: '9 × Wetsuit: 2 S, 4 M, 3 L'; left out for nothing */
  extras: z.array(z.string()).optional(),
  /** whether the date is near enough for phone numbers to be shown */
  showsPhones: z.boolean(),
  /** the server's clock: how old what a device has is */
  readAt: instant,
});
export type FieldSheet = z.infer<typeof fieldSheet>;

export const fieldSheetRoutes = nameRoutes({
  getFieldSheet: defineRoute('GET /api/events/:id/field-sheet', {
    summary:
      'Get who comes on a date, with ages, phone numbers and answers. For owners, managers and the guides of that date; each reading is in the audit log',
    limit: 'readFieldSheet',
    params: idParams,
    reply: { 200: fieldSheet },
  }),
});

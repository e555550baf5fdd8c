import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, idParams } from './wire';

/** From how many people an event runs, as its page says it. */
export const shownRunsFrom = z.object({
  people: z.int(),
  /** people in confirmed bookings */
  booked: count,
  /** the day on which it's decided, at noon at the event's place */
  decidedOn: z.string(),
  /** it takes place, even if people cancel */
  isDecided: z.boolean(),
});
export type ShownRunsFrom = z.infer<typeof shownRunsFrom>;

/** The same for those who manage the event. */
export const runsFromForm = z.object({
  /** null, as the next two are: it runs with anyone */
  runsFrom: z.int().nullable(),
  decideDaysBefore: z.int().nullable(),
  decidedOn: z.string().nullable(),
  booked: count,
  capacity: count,
  isDecided: z.boolean(),
  /** whether it can be decided now that it takes place: it's published, and neither begun nor decided */
  canDecide: z.boolean(),
  /** other dates of its series that haven’t begun and aren’t cancelled */
  otherDates: count,
});
export type RunsFromForm = z.infer<typeof runsFromForm>;

export const runsFromRoutes = nameRoutes({
  getRunsFrom: defineRoute('GET /api/events/:id/runs-from', {
    summary: 'See from how many people an event runs, how many have booked, and when it’s decided',
    params: idParams,
    reply: { 200: runsFromForm },
  }),
  setRunsFrom: defineRoute('PUT /api/events/:id/runs-from', {
    summary:
      'Say from how many people an event runs and how many days before its start that’s decided, for this date or all to come',
    limit: 'createEvent',
    params: idParams,
    body: z.strictObject({
      runsFrom: z.number('Please enter a number').nullable(),
      decideDaysBefore: z.number('Please enter a number').nullable(),
      /** `all`: the other dates to come, too, where the rules allow it */
      dates: z.enum(['this', 'all']),
    }),
    /** `changed` and `kept`: how many of the other dates took it, and how many couldn't */
    example: { body: { runsFrom: null, decideDaysBefore: null, dates: 'this' } },
    reply: { 200: runsFromForm.extend({ changed: count, kept: count }) },
  }),
  letRun: defineRoute('POST /api/events/:id/run', {
    summary: 'Decide that an event takes place, however many have booked',
    limit: 'createEvent',
    params: idParams,
    reply: { 200: runsFromForm },
  }),
});

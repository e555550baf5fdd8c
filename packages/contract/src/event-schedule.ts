import { priceChangeKinds } from '@ascendant/domain/pricing/changed-price';
import { weekdayCodes } from '@ascendant/domain/schedule/recurrence';
import { z } from 'zod';
import { pricingTier } from './event';
import { defineRoute, nameRoutes } from './route';
import { idParams } from './wire';

const longestRule = 200;
/** More than a form may have, so that its own sentence says so. */
const mostListed = 1000;
const texts = z.array(z.string()).max(mostListed).readonly();

/** When an event takes place again and again, by the clocks of its place. What's wrong with it is said at its field. */
const scheduleForm = z.strictObject({
  /** of RFC 5545: 'FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=TU,SA', 'FREQ=MONTHLY;BYDAY=2TU', each with INTERVAL if it likes */
  rule: z.string().max(longestRule),
  /** start times of each day, `HH:MM`; the event's own is among them */
  times: texts,
  /** the last day; null without one */
  until: z.string().nullable(),
  /** further days */
  added: texts,
  /** days that are left out */
  excluded: texts,
  /** booking closes this many hours before the start */
  cutOffHours: z.number(),
  /** dates exist for this many weeks ahead */
  windowWeeks: z.number(),
  /** on which dates tickets cost more or less than on the first: of those that fit a day, the last counts. Left out, they stay as they are */
  prices: z
    .array(
      z.strictObject({
        /** every day if it's empty */
        weekdays: z.array(z.enum(weekdayCodes)).max(weekdayCodes.length).readonly(),
        /** the first day; null without one */
        from: z.string().nullable(),
        /** the last day; null without one */
        until: z.string().nullable(),
        kind: z.enum(priceChangeKinds),
        /** a percentage ('20') or dollars ('7.50') */
        value: z.string(),
      }),
    )
    .max(mostListed)
    .readonly()
    .optional(),
});

export const storedSchedule = z.object({
  /** null without one */
  schedule: scheduleForm.nullable(),
  /** the day of its first date, from which weeks and months are counted */
  firstDay: z.string(),
  /** what that date costs, without a price change */
  firstTiers: z.array(pricingTier),
});
export type StoredSchedule = z.infer<typeof storedSchedule>;

export const schedulePreview = z.object({
  /** 'Every Tuesday and Saturday at 9:00 a.m. and 2:00 p.m. until October 12, except July 1' */
  text: z.string(),
  /** how many dates it has, until its last day or the end of its window */
  dates: z.int(),
  /** the next of them */
  next: z.array(z.object({ startDate: z.string(), startTime: z.string() })),
  /** dates that exist, and aren't in it any more: they stay */
  outside: z.int(),
  /** what clock changes do to its times */
  notes: z.array(z.string()),
});
export type SchedulePreview = z.infer<typeof schedulePreview>;

export const eventScheduleRoutes = nameRoutes({
  getSchedule: defineRoute('GET /api/events/:id/schedule', {
    summary: 'Get the schedule of an event’s series',
    params: idParams,
    reply: { 200: storedSchedule },
  }),
  setSchedule: defineRoute('PUT /api/events/:id/schedule', {
    summary: 'Set when an event takes place again and again. Its dates are made once it’s published',
    limit: 'createEvent',
    params: idParams,
    body: scheduleForm,
    reply: { 200: storedSchedule },
  }),
  previewSchedule: defineRoute('POST /api/events/:id/schedule-preview', {
    summary: 'Preview a schedule: in words, its next dates, and what clock changes do. Nothing is saved',
    limit: 'previewSky',
    params: idParams,
    body: scheduleForm,
    reply: { 200: schedulePreview },
  }),
});

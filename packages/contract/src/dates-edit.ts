import { dateScopes } from '@ascendant/domain/event/dates-edit';
import { transitionReasonMaxLength } from '@ascendant/domain/event/limits';
import { maxScheduleDates } from '@ascendant/domain/schedule/schedule';
import { z } from 'zod';
import { eventEditBody, updatedEvent } from './event-edit';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, paragraphs, priceText, clock, day, instant, zoneOffsets } from './wire';

/** What an edit would do to a part of the dates of a series. */
export const datesEditFigures = z.object({
  /** dates that change */
  dates: count,
  /** dates among them that have bookings */
  booked: count,
  /** people with a booking who get an email about another time or place, each counted once */
  people: count,
});
export type DatesEditFigures = z.infer<typeof datesEditFigures>;

/** Dates that keep a field as it is. */
const keptField = z.object({
  /** the field, or a group of fields that belong together: `title`, `times`, `place` */
  field: z.string(),
  /** why it can't be changed there; null where it was changed on these dates alone */
  reason: z.string().nullable(),
  /** how many dates keep it */
  dates: count,
  /** the first of them */
  first: z.array(z.object({ id, startDate: z.string(), startTime: z.string() })).readonly(),
});
export type KeptField = z.infer<typeof keptField>;

export const scopePreview = datesEditFigures.extend({ kept: z.array(keptField).readonly() });
export type ScopePreview = z.infer<typeof scopePreview>;

export const datesEditPreview = z.object({
  /** the fields, or groups of fields, that the edit changes and other dates can have in common */
  fields: z.array(z.string()).readonly(),
  /** whether it changes the days, which it does on this date only */
  changesDays: z.boolean(),
  this: scopePreview,
  later: scopePreview,
  all: scopePreview,
});
export type DatesEditPreview = z.infer<typeof datesEditPreview>;

export const datesEditRoutes = nameRoutes({
  previewDatesEdit: defineRoute('POST /api/events/:id/dates-edit-preview', {
    summary:
      'Preview an edit of an event’s other dates: how many change, which keep their own, who is told. Nothing is saved',
    limit: 'previewSky',
    params: idParams,
    body: eventEditBody,
    maxBodyBytes: 256 * 1024,
    example: { body: { capacity: 9 } },
    reply: { 200: datesEditPreview },
  }),
  editDates: defineRoute('PUT /api/events/:id/dates', {
    summary: 'Edit an event and the dates of its series after it, or all that haven’t begun; all or none',
    takesKey: true,
    limit: 'createEvent',
    params: idParams,
    body: z.strictObject({
      scope: z.enum(dateScopes, 'Please choose the dates'),
      edit: eventEditBody,
      /** what the preview said: other figures are 409 `dates_changed`, with a new preview in `current` */
      seen: datesEditFigures,
    }),
    maxBodyBytes: 256 * 1024,
    example: { body: { scope: 'all', edit: { capacity: 9 }, seen: { dates: 1, booked: 0, people: 0 } } },
    reply: { 200: updatedEvent.extend({ dates: count }) },
  }),
});

/** A date of a series that can be cancelled: published, and not begun. */
const cancellableDate = z.object({
  id,
  startDate: z.string(),
  startTime: z.string(),
  /** people in confirmed bookings */
  seatsTaken: count,
  /** confirmed ones */
  totalBookings: count,
  /** what would be refunded: paid, with tax, less earlier refunds */
  refundable: priceText,
  /** people who are paying for seats right now, or have been offered some */
  holds: count,
});
export type CancellableDate = z.infer<typeof cancellableDate>;

export const datesCancellationRoutes = nameRoutes({
  listCancellableDates: defineRoute('GET /api/events/:id/cancellable-dates', {
    summary:
      'List the dates of an event’s series that can be cancelled, earliest first, with their bookings and what would be refunded',
    params: idParams,
    reply: {
      200: z.object({
        dates: z.array(cancellableDate).readonly(),
        /** whether a schedule adds further dates */
        hasSchedule: z.boolean(),
      }),
    },
  }),
  cancelDates: defineRoute('POST /api/events/:id/cancel-dates', {
    summary: 'Cancel dates of an event’s series, all or none; everyone who booked one is refunded and gets an email',
    takesKey: true,
    limit: 'createEvent',
    params: idParams,
    body: z.strictObject({
      /** ids of dates of the series */
      dates: z.array(id).min(1, 'Please choose at least one date').max(maxScheduleDates),
      /** goes into the emails to everyone who booked */
      reason: paragraphs(transitionReasonMaxLength).optional(),
      /** ends the schedule too, so that it adds no further dates */
      endSchedule: z.boolean(),
      /** the sums that were shown: others are 409 `dates_changed` */
      seen: z.strictObject({ totalBookings: count, refundable: priceText }),
    }),
    reply: { 200: z.object({ cancelled: count }) },
  }),
});

/** A start on the clock where it is. */
const start = { startDate: z.string(), startTime: z.string() };

/** What someone sees who was asked whether they come on the day that their date was moved to. */
const dateMove = z.object({
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
  /** the day by which the organizer asks for an answer, while it's open; null if on any day before the new start */
  answerDay: z.string().nullable(),
  /** whether there are other dates to choose */
  hasOtherDates: z.boolean(),
  isFree: z.boolean(),
});
export type DateMove = z.infer<typeof dateMove>;

const token = z.string().regex(/^\d{1,10}\.[\w-]{43}$/, 'This link isn’t complete. Open it from the email again.');

export const dateMoveRoutes = nameRoutes({
  moveDate: defineRoute('POST /api/events/:id/move', {
    summary:
      'Move a whole date to another day or time. Everyone booked keeps their seats unless they say that they don’t come',
    takesKey: true,
    params: idParams,
    body: z.strictObject({
      /** when the caller knows it to be: after another move, this one is refused */
      from: z.strictObject({ startDate: day, startTime: clock }),
      startDate: day,
      /** it stays as long as it is */
      startTime: clock,
      /** the day by which people are asked to answer, from tomorrow to the day before the new date; without it they’re asked for no day */
      answerDay: day.optional(),
    }),
    reply: {
      200: z.object({
        eventId: id,
        ...start,
        endDate: z.string(),
        endTime: z.string(),
        /** how many people with a booking are told */
        told: z.int().min(0),
        /** until when they’re asked to answer: the end of that day, or else the new start; null if no one is asked */
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

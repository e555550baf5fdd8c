import { dateScopes } from '@ascendant/domain/event/dates-edit';
import { z } from 'zod';
import { eventEditBody, updatedEvent } from './event-edit';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams } from './wire';

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

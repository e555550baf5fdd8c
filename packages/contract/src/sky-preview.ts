import { locationMaxLength, titleMaxLength } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { eventSky } from './event';
import { clock, day, idText, line } from './wire';

/** A fact that would make matches more exact or the drawn picture truer, and why. */
export const eventHint = z.object({
  /** the field of the form that it's about */
  field: z.enum(['mainCategory', 'secondaryCategories', 'location', 'startTime', 'title']),
  sentence: z.string(),
});
export type EventHint = z.infer<typeof eventHint>;

/** The ids of choices in a query: '4,7'. */
const choiceIds = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,29}$/)
  .transform((text) => text.split(',').map(Number));

/** The sky over an event that may not exist yet, and the cover drawn from it. */
export const skyPreview = z.object({
  /** 'civil twilight, Moon 12% lit'; without a known place 'Moon 12% lit' */
  label: z.string(),
  sky: eventSky,
  timezone: z.string(),
  /** today's date at the event's place */
  today: z.string(),
  /** the drawing: for `<img src>` as a data URL */
  svg: z.string(),
  alt: z.string(),
  /** what the drawing shows, where that comes from, and how to change it */
  drawn: z.string(),
  /** what the form could still say; empty when nothing's missing */
  hints: z.array(eventHint),
});
export type SkyPreview = z.infer<typeof skyPreview>;

/** What the form says so far. */
export const skyPreviewQuery = z.object({
  date: day,
  /** the form's default time if it's left out */
  time: clock.optional(),
  /** one of the two; the chosen place counts */
  placeId: idText.optional(),
  location: line(locationMaxLength).optional(),
  categoryId: idText.optional(),
  secondaryCategoryIds: choiceIds.optional(),
  featureIds: choiceIds.optional(),
  title: line(titleMaxLength).optional(),
  /** the event being edited: its own cover varies with its id */
  eventId: idText.optional(),
});

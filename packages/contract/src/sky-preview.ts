import { locationMaxLength, titleMaxLength } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { eventSky, eventTax } from './event';
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
  /** under Canada's tax rules: the taxes that the event will have, none outside Canada; null under the specification's 13% HST */
  taxes: z.array(eventTax).nullable(),
  /** the same in a sentence */
  taxNote: z.string().nullable(),
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
  /** where people meet, '51.0786,-115.7630': where the event is if its location doesn't say */
  spot: z
    .string()
    .regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/)
    .optional(),
  categoryId: idText.optional(),
  secondaryCategoryIds: choiceIds.optional(),
  featureIds: choiceIds.optional(),
  title: line(titleMaxLength).optional(),
  /** the event being edited: its own cover varies with its id */
  eventId: idText.optional(),
});

import { birthInfo } from '@ascendant/contract/person';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import { birthTimeOccurrences, birthTimeTypes } from '@ascendant/domain/person/birth-time';
import { z } from 'zod';
import { birthDay, isWholeDate, type BirthValues, type DateValues } from './birth-form';

/** A date in three lists, as the text in them. */
export const dateShape = {
  day: z.string().min(1, 'Day is required'),
  month: z.string().min(1, 'Month is required'),
  year: z.string().min(1, 'Year is required'),
};

const dateForm = z.object(dateShape);

/** The birth fields as the forms ask for them, as the text in their controls. */
export const birthShape = {
  ...dateShape,
  cityOfBirth: birthInfo.shape.cityOfBirth,
  countryOfBirth: birthInfo.shape.countryOfBirth,
  /** The id of the chosen suggestion; null if the text was only typed. */
  birthPlaceId: z.number().nullable(),
  timeOption: z.enum(birthTimeTypes),
  exactTime: z.string(),
  /** Which one, if the clocks showed the exact time twice. */
  occurrence: z.enum(birthTimeOccurrences),
  period: z.string(),
};

const birthForm = z.object(birthShape);

const noSuchDate = 'Please select a valid date. The selected date does not exist.';
const notYet = 'Please select a date of birth that has passed.';
const noTime = 'Please provide the required time information';

/** Checked even if other fields have errors, so that all errors show at once. */
const always = { when: () => true };

/** The date must exist and not be in the future. */
export function withDateRules<Schema extends z.ZodType<DateValues, DateValues>>(schema: Schema, today: CalendarDay) {
  return schema
    .refine((values) => !isWholeDate(values) || birthDay(values) !== null, {
      path: ['day'],
      error: noSuchDate,
      ...always,
    })
    .refine((values) => (birthDay(values) ?? today) <= today, { path: ['day'], error: notYet, ...always });
}

/**
 * Rules across several fields: those of the date, and the chosen kind of time must be filled in.
 * Source: specification 2, section 5 (Onboarding and birth forms).
 */
export function withBirthRules<Schema extends z.ZodType<BirthValues, BirthValues>>(schema: Schema, today: CalendarDay) {
  return withDateRules(schema, today)
    .refine((values) => values.timeOption !== 'exact' || values.exactTime !== '', {
      path: ['exactTime'],
      error: noTime,
      ...always,
    })
    .refine((values) => values.timeOption !== 'period' || values.period !== '', {
      path: ['period'],
      error: noTime,
      ...always,
    });
}

export function dateSchema(today: CalendarDay) {
  return withDateRules(dateForm, today);
}

export function birthSchema(today: CalendarDay) {
  return withBirthRules(birthForm, today);
}

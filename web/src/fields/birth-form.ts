import type { User } from '@ascendant/contract/account';
import { birthInfo, type Dependent } from '@ascendant/contract/person';
import { dayFromParts, type CalendarDay } from '@ascendant/domain/calendar-day';
import {
  birthTimeOccurrences,
  birthTimeType,
  birthTimeTypes,
  type TimeOfBirth,
} from '@ascendant/domain/person/birth-time';
import { z } from 'zod';

/** A date in three lists, as the text in them. */
export const dateShape = {
  day: z.string().min(1, 'Day is required'),
  month: z.string().min(1, 'Month is required'),
  year: z.string().min(1, 'Year is required'),
};

const dateForm = z.object(dateShape);
export type DateValues = z.input<typeof dateForm>;

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
export type BirthValues = z.input<typeof birthForm>;

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

/** The date chosen in the three lists; null if it's incomplete or doesn't exist. */
export function birthDay(values: DateValues): CalendarDay | null {
  if (!isWholeDate(values)) return null;
  return dayFromParts({ day: Number(values.day), month: Number(values.month), year: Number(values.year) });
}

function isWholeDate({ day, month, year }: DateValues): boolean {
  return day !== '' && month !== '' && year !== '';
}

/** The date of the request body. @throws RangeError before the form has been checked */
export function toDateOfBirth(values: DateValues): CalendarDay {
  const dateOfBirth = birthDay(values);
  if (dateOfBirth === null) throw new RangeError('The date of birth has not been checked');
  return dateOfBirth;
}

/** The request body. @throws RangeError before the form has been checked */
export function toBirthInfo(values: BirthValues): z.input<typeof birthInfo> {
  return {
    dateOfBirth: toDateOfBirth(values),
    cityOfBirth: values.cityOfBirth,
    countryOfBirth: values.countryOfBirth,
    timeOfBirth: toTimeOfBirth(values),
    ...(values.timeOption === 'exact' ? { timeOfBirthOccurrence: values.occurrence } : {}),
    birthPlaceId: values.birthPlaceId,
  };
}

function toTimeOfBirth({ timeOption, exactTime, period }: BirthValues): TimeOfBirth {
  if (timeOption === 'exact') return exactTime;
  return timeOption === 'period' ? period : 'unknown';
}

type StoredBirth = Pick<
  User | Dependent,
  'dateOfBirth' | 'cityOfBirth' | 'countryOfBirth' | 'timeOfBirth' | 'timeOfBirthOccurrence'
>;

/** The form's initial values: the stored data, or empty fields. */
export function birthValues(stored: StoredBirth | null): BirthValues {
  const [year = '', month = '', day = ''] = stored?.dateOfBirth?.split('-').map((part) => String(Number(part))) ?? [];
  const time = stored?.timeOfBirth ?? '';
  const timeOption = birthTimeType(time) ?? (time === '' ? 'exact' : 'unknown');
  return {
    day,
    month,
    year,
    cityOfBirth: stored?.cityOfBirth ?? '',
    countryOfBirth: stored?.countryOfBirth ?? '',
    birthPlaceId: null,
    timeOption,
    exactTime: timeOption === 'exact' ? time : '',
    occurrence: stored?.timeOfBirthOccurrence ?? 'first',
    period: timeOption === 'period' ? time : '',
  };
}

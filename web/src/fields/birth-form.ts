import type { User } from '@ascendant/contract/account';
import type { birthInfo, Dependent } from '@ascendant/contract/person';
import { dayFromParts, type CalendarDay } from '@ascendant/domain/calendar-day';
import {
  birthTimeType,
  type BirthTimeOccurrence,
  type BirthTimeType,
  type TimeOfBirth,
} from '@ascendant/domain/person/birth-time';
import type { z } from 'zod';
import type { Problems } from '../ui/form/use-form';

const labels = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  cityOfBirth: 'City of birth',
  countryOfBirth: 'Country of birth',
  exactTime: 'Exact time',
  period: 'Part of the day',
} as const;
type Field = keyof typeof labels;
const fields = Object.keys(labels) as Field[];

/** A date in three lists, as the text in them. */
export interface DateValues {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The birth fields as the forms ask for them, as the text in their controls. What's checked: `birth-check.ts`. */
export interface BirthValues extends DateValues {
  readonly cityOfBirth: string;
  readonly countryOfBirth: string;
  /** The id of the chosen suggestion; null if the text was only typed. */
  readonly birthPlaceId: number | null;
  readonly timeOption: BirthTimeType;
  readonly exactTime: string;
  /** Which one, if the clocks showed the exact time twice. */
  readonly occurrence: BirthTimeOccurrence;
  readonly period: string;
}

/** The date chosen in the three lists; null if it's incomplete or doesn't exist. */
export function birthDay(values: DateValues): CalendarDay | null {
  if (!isWholeDate(values)) return null;
  return dayFromParts({ day: Number(values.day), month: Number(values.month), year: Number(values.year) });
}

export function isWholeDate({ day, month, year }: DateValues): boolean {
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

/** The birth fields with errors, in the order of the screen, for the summary at the top of the form. */
export function birthProblems(errors: Problems<Field>, focus: (field: Field) => void) {
  return fields
    .filter((field) => errors[field] !== undefined)
    .map((field) => ({ name: field, label: labels[field], onFocus: () => focus(field) }));
}

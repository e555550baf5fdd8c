declare const dayBrand: unique symbol;
declare const timeBrand: unique symbol;

/** A day of the Gregorian calendar, `YYYY-MM-DD`, in no time zone. */
export type CalendarDay = string & { readonly [dayBrand]: true };

/** A local time on a 24-hour clock, `HH:MM`, from 00:00 to 23:59. */
export type ClockTime = string & { readonly [timeBrand]: true };

interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayMilliseconds = 86_400_000;

/** What's said of a date that isn't on the calendar. */
export const missingDayText = 'Please select a valid date. The selected date does not exist.';

/** True for a day that exists: 2024-02-29 does, 2025-02-29 doesn't. Source: rule INP-03. */
export function isCalendarDay(text: string): text is CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** @throws RangeError if the text isn't a day that exists */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** Makes a day from its three numbers, as the birth forms ask for them; null if that day doesn't exist. */
export function dayFromParts({ year, month, day }: DayParts): CalendarDay | null {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDay(text) ? text : null;
}

export function dayParts(day: CalendarDay): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function toUtc(day: CalendarDay): number {
  const { year, month, day: dayOfMonth } = dayParts(day);
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}

const firstDayUtc = toUtc(calendarDay('0001-01-01'));
const lastDayUtc = toUtc(calendarDay('9999-12-31'));

/** The day `count` days later; earlier when negative. It stays within the years 1 to 9999, which a day is written with. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const time = Math.min(Math.max(toUtc(day) + count * dayMilliseconds, firstDayUtc), lastDayUtc);
  return calendarDay(new Date(time).toISOString().slice(0, 10));
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((toUtc(to) - toUtc(from)) / dayMilliseconds);
}

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(day: CalendarDay): number {
  return new Date(toUtc(day)).getUTCDay();
}

/** `HH:MM` from 00:00 to 23:59, without anchors; the database checks its columns with the same pattern. */
export const clockTimePattern = '([01][0-9]|2[0-3]):[0-5][0-9]';
const wholeClockTime = new RegExp(`^${clockTimePattern}$`);

export function isClockTime(text: string): text is ClockTime {
  return wholeClockTime.test(text);
}

/** @throws RangeError if the text isn't a clock time; 24:00 isn't one (docs/rules/sky.md, "Edge cases") */
export function clockTime(text: string): ClockTime {
  if (!isClockTime(text)) throw new RangeError(`Not a clock time: ${text}`);
  return text;
}

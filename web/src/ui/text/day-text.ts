import { isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { isDayFirst, monthNames, weekdayNames } from '@ascendant/domain/date-form';
import { readerForm } from './reader-form';

interface DayParts {
  readonly year: number;
  readonly month: string;
  readonly day: number;
  readonly weekday: string;
}

/** `long` spells out months and weekdays; `short` uses three letters. */
export type DayStyle = 'long' | 'short';

/**
 * A day as text: 'June 19, 2027' or 'Jun 19, 2027'; '19 June 2027' where readers write the day first. Only the date part of the
 * text is used, so no time zone can move it (specification 1, section 3 (Event)).
 * @param day YYYY-MM-DD; anything after it is ignored
 * @returns 'N/A' for nothing, 'Invalid Date' if it isn't a date (specification 1, section 2 (My Bookings))
 */
export function dayText(day: string | null | undefined, style: DayStyle = 'long'): string {
  if (!day) return 'N/A';
  const parts = readDay(day, style);
  return parts ? withYear(dayAndMonth(parts), parts.year) : 'Invalid Date';
}

/** The same with the weekday: 'Saturday, June 19, 2027', 'Sat, Jun 19, 2027'. */
export function dayWithWeekday(day: string, style: DayStyle = 'long'): string {
  const parts = readDay(day, style);
  return parts ? withWeekday(parts.weekday, dayText(day, style)) : dayText(day, style);
}

/** Without the weekday and the year: 'Dec 5'. */
export function dayOfMonth(day: string): string {
  const parts = readDay(day, 'short');
  return parts ? dayAndMonth(parts) : dayText(day);
}

/** Without the year: 'Sat, Dec 5'. */
export function dayOfYear(day: string): string {
  const parts = readDay(day, 'short');
  return parts ? withWeekday(parts.weekday, dayAndMonth(parts)) : dayText(day);
}

/**
 * A range of days, without repeating month or year: 'July 2–4, 2027', 'February 28 – March 2, 2027',
 * 'December 30, 2027 – January 2, 2028'; a single day has its weekday in the short style, 'Sat, Jun 19, 2027'.
 */
export function dayRange(from: string, to: string, style: DayStyle = 'long'): string {
  const [first, last] = [readDay(from, style), readDay(to, style)];
  if (!first || !last) return dayText(from, style);
  if (from.slice(0, 10) === to.slice(0, 10)) return style === 'short' ? dayWithWeekday(from, style) : dayText(from);
  if (first.year !== last.year) return `${dayText(from, style)} – ${dayText(to, style)}`;
  const days =
    first.month === last.month
      ? dayAndMonth({ month: first.month, day: `${first.day}–${last.day}` })
      : `${dayAndMonth(first)} – ${dayAndMonth(last)}`;
  return withYear(days, first.year);
}

/** 'Friday to Sunday', or 'Saturday' for one day. */
export function weekdays(from: string, to: string): string {
  const [first, last] = [readDay(from, 'long'), readDay(to, 'long')];
  if (!first || !last) return '';
  return from.slice(0, 10) === to.slice(0, 10) ? first.weekday : `${first.weekday} to ${last.weekday}`;
}

/** 'Aug'. */
export function shortMonth(day: string): string {
  return readDay(day, 'short')?.month ?? '';
}

/** 'Aug 2026', for a day or an instant. */
export function monthAndYear(day: string): string {
  const parts = readDay(day, 'short');
  return parts ? `${parts.month} ${parts.year}` : dayText(day);
}

function dayAndMonth({ day, month }: { readonly day: number | string; readonly month: string }): string {
  return isDayFirst(readerForm()) ? `${day} ${month}` : `${month} ${day}`;
}

function withYear(days: string, year: number): string {
  return isDayFirst(readerForm()) ? `${days} ${year}` : `${days}, ${year}`;
}

function withWeekday(weekday: string, days: string): string {
  return isDayFirst(readerForm()) ? `${weekday} ${days}` : `${weekday}, ${days}`;
}

function readDay(text: string, style: DayStyle): DayParts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return null;
  const shorten = (name: string) => (style === 'short' ? name.slice(0, 3) : name);
  return {
    year,
    day,
    month: shorten(monthNames[month - 1] ?? ''),
    weekday: shorten(weekdayNames[date.getUTCDay()] ?? ''),
  };
}

/** The calendar day of an instant in this machine's time zone; today by default. @throws RangeError for an invalid date */
export function localDay(date = new Date()): CalendarDay {
  const text = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

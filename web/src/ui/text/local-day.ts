import { isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';

/** The calendar day of an instant in this machine's time zone; today by default. @throws RangeError for an invalid date */
export function localDay(date = new Date()): CalendarDay {
  const text = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

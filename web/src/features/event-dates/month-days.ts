import {
  addDays,
  calendarDay,
  dayFromParts,
  dayOfWeek,
  dayParts,
  daysInMonth,
  type CalendarDay,
} from '@ascendant/domain/calendar-day';

const weekDays = 7;

/** The first day of a day's month. */
export function firstOfMonth(day: CalendarDay): CalendarDay {
  return calendarDay(`${day.slice(0, 8)}01`);
}

/** The same day some months later, or the last of a shorter month. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const { year, month, day: date } = dayParts(day);
  const index = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const moved = dayFromParts({ year: toYear, month: toMonth, day: Math.min(date, daysInMonth(toYear, toMonth)) });
  return moved ?? day;
}

/** The weeks of a month from Sunday to Saturday; null where a week has days of another month. */
export function weeksOfMonth(first: CalendarDay): readonly (readonly (CalendarDay | null)[])[] {
  const { year, month } = dayParts(first);
  const before = dayOfWeek(first);
  const days = daysInMonth(year, month);
  const weeks = Math.ceil((before + days) / weekDays);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: weekDays }, (__, weekday) => {
      const date = week * weekDays + weekday - before;
      return date < 0 || date >= days ? null : addDays(first, date);
    }),
  );
}

/**
 * The day that a key leads to in a calendar, as in the grids of the ARIA practices: by days, by weeks, to the ends of a week, by months.
 * @returns null for any other key
 */
export function dayAfterKey(key: string, day: CalendarDay): CalendarDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -weekDays);
    case 'ArrowDown':
      return addDays(day, weekDays);
    case 'Home':
      return addDays(day, -dayOfWeek(day));
    case 'End':
      return addDays(day, weekDays - 1 - dayOfWeek(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

import { addDays, calendarDay, isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { repeatProblems } from '@ascendant/domain/event/series';

const weekDays = 7;

/** The next date that the dialog proposes: a week after the last one, or after the event, and never one that's in the past. */
export function nextDate(dates: readonly string[], { startDate, today }: RepeatEvent): CalendarDay {
  const last = dates.findLast(isCalendarDay) ?? startDate;
  let next = addDays(calendarDay(last), weekDays);
  while (next < today) next = addDays(next, weekDays);
  return next;
}

/** The event that's repeated: its first day, and today. */
export interface RepeatEvent {
  readonly startDate: string;
  readonly today: CalendarDay;
}

/** What's wrong with the dates, by field: `dates` as a whole, `dates.0` and so on. The other dates of the series are the server's to check. */
export function dateProblems(dates: readonly string[], { startDate, today }: RepeatEvent): FieldProblems {
  return repeatProblems(dates, { today, taken: [startDate] });
}

/** The problem of one date; undefined if there's none. */
export function problemAt(problems: FieldProblems, index: number): string | undefined {
  return problems[`dates.${index}`];
}

import { addDays, calendarDay, daysBetween, isCalendarDay, missingDayText, type CalendarDay } from '../calendar-day';
import { fieldProblems, type FieldProblems } from './form/field-problems';

/** The most dates that can be added to an event at once: once a week for a year. */
export const maxRepeatDates = 52;

export interface RepeatFacts {
  /** Today at the event's place. */
  readonly today: CalendarDay;
  /** The first days of the event and of the other dates of its series. */
  readonly taken: readonly string[];
}

/**
 * What's wrong with the dates to repeat an event on, by field: `dates` as a whole, `dates.0` and so on.
 * @param dates first days, `YYYY-MM-DD`
 * Source: docs/rules/events.md, "Copies and series".
 */
export function repeatProblems(dates: readonly string[], { today, taken }: RepeatFacts): FieldProblems {
  const whole = wholeProblem(dates.length);
  if (whole !== null) return { dates: whole };
  return fieldProblems(
    dates.flatMap((date, index) => {
      const isRepeated = taken.includes(date) || dates.indexOf(date) < index;
      const sentence = dateProblem(date, { today, isRepeated });
      return sentence === null ? [] : [[`dates.${index}`, sentence] as const];
    }),
  );
}

function wholeProblem(count: number): string | null {
  if (count === 0) return 'Add at least one date';
  return count > maxRepeatDates ? `Add up to ${maxRepeatDates} dates at a time` : null;
}

function dateProblem(date: string, { today, isRepeated }: { today: CalendarDay; isRepeated: boolean }): string | null {
  if (!isCalendarDay(date)) return missingDayText;
  if (date < today) return 'This date is in the past';
  return isRepeated ? 'This event already takes place on this date' : null;
}

/** A day of the repeated event, as far from the new first day as it was from the old one. @param day null stays null */
export function movedDay(day: string | null, from: string, to: string): CalendarDay | null {
  return day === null ? null : addDays(calendarDay(day), daysBetween(calendarDay(from), calendarDay(to)));
}

/** What decides between two dates of a series in the order of a list. */
export interface DatesOrder<Listed> {
  /** Whether it can be booked. */
  readonly isOpen: (date: Listed) => boolean;
  /** Whether the list has the first date before the second. */
  readonly isBefore: (one: Listed, other: Listed) => boolean;
}

/**
 * Collects the date of each series that a list shows: the first in its order that can be booked, or else the first. Changes in place.
 * Source: docs/archive/decisions/0175-one-card-per-series.md.
 */
export function shownOfSeries<Listed>({ isOpen, isBefore }: DatesOrder<Listed>) {
  const shown = new Map<number, Listed>();
  const isRather = (one: Listed, other: Listed) => (isOpen(one) === isOpen(other) ? isBefore(one, other) : isOpen(one));
  const add = (seriesId: number, date: Listed): void => {
    const other = shown.get(seriesId);
    if (other === undefined || isRather(date, other)) shown.set(seriesId, date);
  };
  return { shown, add };
}

/** Dates in the order of a list, those left that it shows. */
export function onePerSeries<Listed extends { readonly seriesId: number; readonly isOpen: boolean }>(
  dates: readonly Listed[],
): readonly Listed[] {
  const { shown, add } = shownOfSeries<Listed>({ isOpen: ({ isOpen }) => isOpen, isBefore: () => false });
  for (const date of dates) add(date.seriesId, date);
  return dates.filter((date) => shown.get(date.seriesId) === date);
}

import { addDays, daysBetween, type CalendarDay } from '../calendar-day';

/** The most days of a series that are listed at once: a leap year. */
export const maxDatesSpan = 366;

/** From the first to the last day whose dates are listed. */
export interface DatesSpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The days that someone asks for. */
export interface AskedSpan {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/**
 * The days whose dates are listed: from today and for a year unless others are asked for.
 * @returns what's wrong with them, if anything is
 * Source: docs/rules/events.md, "The dates of a series".
 */
export function datesSpan(asked: AskedSpan, today: CalendarDay): DatesSpan | { readonly problem: string } {
  const from = asked.from ?? (asked.to !== undefined && asked.to < today ? asked.to : today);
  const to = asked.to ?? addDays(from, maxDatesSpan - 1);
  const days = daysBetween(from, to) + 1;
  if (days < 1) return { problem: 'The last day can’t be before the first' };
  return days > maxDatesSpan ? { problem: `Please choose at most ${maxDatesSpan} days` } : { from, to };
}

import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import { calendarDay, isCalendarDay, isClockTime } from '@ascendant/domain/calendar-day';
import {
  type EventFormValues,
  skippedOnDateProblem,
  skippedTimeProblem,
} from '@ascendant/domain/event/form/event-form';
import { fieldProblems, type FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { movedDay } from '@ascendant/domain/event/series';

/** When an event is on, by the clocks where it is. */
export type LocalTimes = Pick<EventFormValues, 'startDate' | 'startTime' | 'endDate' | 'endTime'>;

/**
 * What's wrong with an event's times by the clocks of its zone: they skip one of them, or it ends before it starts. A time that the clocks
 * show twice means the first. Times that aren't filled in, and
 * an earlier last day, are the form's to refuse.
 * Source: docs/rules/events.md, "The event form".
 */
export function clockProblems({ startDate, startTime, endDate, endTime }: LocalTimes, timezone: string): FieldProblems {
  const [start, end] = [readingAt(startDate, startTime, timezone), readingAt(endDate, endTime, timezone)];
  const problems: [string, string][] = [];
  if (start?.kind === 'nonexistent') problems.push(['startTime', skippedTimeProblem(startTime)]);
  if (end?.kind === 'nonexistent') problems.push(['endTime', skippedTimeProblem(endTime)]);
  else if (start && end && endDate >= startDate && end.unixSeconds <= start.unixSeconds)
    problems.push(['endTime', 'End time must be after start time']);
  return fieldProblems(problems);
}

/** The same for the dates that an event is repeated on, by field: `dates.0` and so on. */
export function repeatedClockProblems(
  event: LocalTimes & { readonly timezone: string },
  dates: readonly string[],
): FieldProblems {
  return fieldProblems(
    dates.flatMap((startDate, index) => {
      if (!isCalendarDay(startDate)) return [];
      const endDate = movedDay(event.endDate, event.startDate, startDate) ?? startDate;
      const { startTime, endTime } = clockProblems({ ...event, startDate, endDate }, event.timezone);
      if (startTime !== undefined)
        return [[`dates.${index}`, skippedOnDateProblem(event.startTime, 'starts')] as const];
      if (endTime === undefined) return [];
      const isSkipped = endTime === skippedTimeProblem(event.endTime);
      return [[`dates.${index}`, isSkipped ? skippedOnDateProblem(event.endTime, 'ends') : endTime] as const];
    }),
  );
}

function readingAt(date: string, time: string, timezone: string) {
  if (!isCalendarDay(date) || !isClockTime(time)) return null;
  return localToInstant({ date: calendarDay(date), time }, timezone, ianaZones);
}

import { addDays, calendarDay, clockTime, daysBetween, type CalendarDay, type ClockTime } from '../calendar-day';
import { maxDurationDays } from './limits';

/** When an event takes place, on the clock where it is. */
export interface EventTimes {
  readonly startDate: CalendarDay;
  readonly startTime: ClockTime;
  readonly endDate: CalendarDay;
  readonly endTime: ClockTime;
}

const minutesPerDay = 1440;

/** How far ahead a date can be moved, in days from today at its place. */
export const maxMoveDays = 730;

/** Why a date can't be moved to this day; null if it can, as far as the day tells. */
export function movedDayProblem(day: CalendarDay, today: CalendarDay): string | null {
  if (day < today) return dayPassedText;
  return daysBetween(today, day) > maxMoveDays ? 'Please choose a day within two years from now.' : null;
}

export const dayPassedText = 'Please choose a time that hasn’t passed.';

/** The times of an event that begins at another day and time, and is as long on the clock as before. */
export function movedTimes(
  times: EventTimes,
  { startDate, startTime }: Pick<EventTimes, 'startDate' | 'startTime'>,
): EventTimes {
  const length =
    daysBetween(times.startDate, times.endDate) * minutesPerDay + minutesOf(times.endTime) - minutesOf(times.startTime);
  const end = minutesOf(startTime) + length;
  const days = Math.floor(end / minutesPerDay);
  return { startDate, startTime, endDate: addDays(startDate, days), endTime: timeOf(end - days * minutesPerDay) };
}

/**
 * Why an event can't be this long; null if it can.
 * Source: docs/rules/events.md, "The event form".
 */
export function lengthProblem({ startDate, startTime, endDate, endTime }: EventTimes): string | null {
  const minutes = minutesMoved({ startDate, startTime }, { startDate: endDate, startTime: endTime });
  return minutes > maxDurationDays * minutesPerDay
    ? `An event lasts at most ${maxDurationDays} days, from its start to its end`
    : null;
}

/** How many minutes another start is from the one before, on the clock. */
export function minutesMoved(
  from: Pick<EventTimes, 'startDate' | 'startTime'>,
  to: Pick<EventTimes, 'startDate' | 'startTime'>,
): number {
  const days = daysBetween(from.startDate, to.startDate);
  return days * minutesPerDay + minutesOf(to.startTime) - minutesOf(from.startTime);
}

/** Times as a form or the wire has them. */
export function eventTimes(texts: Readonly<Record<keyof EventTimes, string>>): EventTimes {
  return {
    startDate: calendarDay(texts.startDate),
    startTime: clockTime(texts.startTime),
    endDate: calendarDay(texts.endDate),
    endTime: clockTime(texts.endTime),
  };
}

function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): ClockTime {
  return clockTime(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
}

/**
 * The last days of sale of a date that moves from one first day to another. Those that are still ahead move along with a later day, so that sales
 * don't end before the date; one that's over isn't opened again. With an earlier day, all move along if one would be after it.
 * @param lastDays null for a price without one
 */
export function movedLastDays(
  lastDays: readonly (CalendarDay | null)[],
  { from, to, today }: { readonly from: CalendarDay; readonly to: CalendarDay; readonly today: CalendarDay },
): readonly (CalendarDay | null)[] {
  const days = daysBetween(from, to);
  const isKept = days < 0 && lastDays.every((day) => day === null || day <= to);
  return lastDays.map((day) => {
    if (day === null || isKept || (days > 0 && day < today)) return day;
    return addDays(day, days);
  });
}

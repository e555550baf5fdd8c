import { addDays, calendarDay, daysBetween, type CalendarDay, type ClockTime } from '../calendar-day';
import type { PriceChange } from './price-changes';
import type { Recurrence } from './recurrence';

/** Start times a day. */
export const maxStartTimes = 6;
/** Dates of a schedule, from its first day to its last, or within its window without one. */
export const maxScheduleDates = 1500;
/** From the first day of a schedule to its last, and to each day that's added. Nothing is counted beyond. */
export const maxScheduleYears = 10;
/** Days that are added, and days that are left out. */
export const maxScheduleDays = 200;
/** How many weeks ahead dates exist. */
export const minWindowWeeks = 8;
export const maxWindowWeeks = 78;
export const defaultWindowWeeks = 52;
/** Hours before the start: 30 days. */
export const maxCutOffHours = 720;

/** What someone hears who books after booking has closed, before the event starts. */
export const bookingClosed = 'Booking for this date has closed.';
/** And while its sales are paused. */
export const salesPaused = 'The organizer has paused sales of this date.';

/** When an event takes place again and again, by the clocks of its place. */
export interface Schedule {
  readonly recurrence: Recurrence;
  /** When it starts on each of its days, earliest first. */
  readonly times: readonly ClockTime[];
  /** The last day; null without one. */
  readonly until: CalendarDay | null;
  readonly added: readonly CalendarDay[];
  readonly excluded: readonly CalendarDay[];
  /** Booking closes this many hours before the start; 0: when it starts. */
  readonly cutOffHours: number;
  /** Dates exist for this many weeks ahead. */
  readonly windowWeeks: number;
  /** What its dates cost more or less than its first one; the last that fits a day counts. */
  readonly prices: readonly PriceChange[];
}

/** One date of a schedule, by the clocks of its place. */
export interface ScheduledDate {
  readonly startDate: CalendarDay;
  readonly startTime: ClockTime;
}

const weekDays = 7;

/** The last day for which dates exist today: the end of the window, or the schedule's last day if that comes before it. */
export function windowEnd({ until, windowWeeks }: Schedule, today: CalendarDay): CalendarDay {
  const end = addDays(today, windowWeeks * weekDays);
  return until !== null && until < end ? until : end;
}

/** The last day up to which a schedule's dates are counted and looked at: its own, or the end of its window from its first day. */
export function lastCountedDay(schedule: Schedule, firstDay: CalendarDay): CalendarDay {
  return schedule.until ?? addDays(firstDay, schedule.windowWeeks * weekDays);
}

/**
 * The dates of a schedule on the days of its recurrence: with the days that are added, without those left out, at each of its times, in
 * order. Nothing after its last day, except days that were added.
 * @param days of the recurrence
 * @param range the first and the last day that's wanted
 */
export function scheduledDates(
  { times, added, excluded }: Pick<Schedule, 'times' | 'added' | 'excluded'>,
  days: readonly CalendarDay[],
  range: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly ScheduledDate[] {
  const wanted = new Set([...days, ...added].filter((day) => day >= range.from && day <= range.to));
  for (const day of excluded) wanted.delete(day);
  return [...wanted].sort().flatMap((startDate) => times.map((startTime) => ({ startDate, startTime })));
}

/** When an event is on, by the clocks of its place. */
export interface LocalSpan {
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
}

const dayMinutes = 1440;

/** When an event that's on once ends on another of its dates: as long after its start, by the clocks. */
export function endOfDate(
  model: LocalSpan,
  { startDate, startTime }: ScheduledDate,
): { readonly endDate: CalendarDay; readonly endTime: ClockTime } {
  const length =
    daysBetween(calendarDay(model.startDate), calendarDay(model.endDate)) * dayMinutes +
    minutesOf(model.endTime) -
    minutesOf(model.startTime);
  const end = minutesOf(startTime) + length;
  return { endDate: addDays(startDate, Math.floor(end / dayMinutes)), endTime: timeOf(end) };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeOf(minutes: number): ClockTime {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}` as ClockTime;
}

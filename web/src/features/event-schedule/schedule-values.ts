import { addDays, calendarDay, dayOfWeek, dayParts, isCalendarDay } from '@ascendant/domain/calendar-day';
import type { PriceChangeForm } from '@ascendant/domain/schedule/price-changes';
import {
  parseRecurrence,
  recurrenceRule,
  weekdayCodes,
  type Recurrence,
  type WeekdayCode,
} from '@ascendant/domain/schedule/recurrence';
import { defaultWindowWeeks } from '@ascendant/domain/schedule/schedule';
import type { ScheduleForm } from '@ascendant/domain/schedule/schedule-form';

/** How an event repeats, as its controls have it. */
export type Repeats = 'day' | 'week' | 'month-day' | 'month-weekday';

/** A schedule as the text in its controls. */
export interface ScheduleValues {
  readonly repeats: Repeats;
  readonly interval: string;
  readonly weekdays: readonly WeekdayCode[];
  readonly times: readonly string[];
  readonly until: string;
  readonly added: readonly string[];
  readonly excluded: readonly string[];
  readonly cutOffHours: string;
  readonly windowWeeks: string;
  readonly prices: readonly PriceChangeForm[];
}

/** The first date of a schedule: the event's own, or that of the schedule that's there. */
export interface FirstDay {
  readonly startDate: string;
  readonly startTime: string;
}

const yearDays = 365;

/** A new schedule: every week for a year, on the event's own weekday, at its own time. */
export function newSchedule({ startDate, startTime }: FirstDay): ScheduleValues {
  const day = calendarDay(startDate);
  return {
    repeats: 'week',
    interval: '1',
    weekdays: [weekdayOf(startDate)],
    times: [startTime],
    until: addDays(day, yearDays - 1),
    added: [],
    excluded: [],
    cutOffHours: '0',
    windowWeeks: String(defaultWindowWeeks),
    prices: [],
  };
}

/** A stored schedule in its controls. */
export function scheduleValues(form: ScheduleForm, first: FirstDay): ScheduleValues {
  const recurrence = parseRecurrence(form.rule);
  return {
    repeats: repeatsOf(recurrence),
    interval: String(recurrence?.interval ?? 1),
    weekdays: recurrence?.every === 'week' ? recurrence.weekdays : [weekdayOf(first.startDate)],
    times: form.times,
    until: form.until ?? '',
    added: form.added,
    excluded: form.excluded,
    cutOffHours: String(form.cutOffHours),
    windowWeeks: String(form.windowWeeks),
    prices: form.prices ?? [],
  };
}

/** What's sent. A month's day is that of the first date. */
export function scheduleForm(values: ScheduleValues, first: FirstDay): ScheduleForm {
  return {
    rule: recurrenceRule(recurrenceOf(values, first.startDate)),
    times: values.times,
    until: values.until === '' ? null : values.until,
    added: values.added,
    excluded: values.excluded,
    cutOffHours: Number(values.cutOffHours),
    windowWeeks: Number(values.windowWeeks),
    prices: values.prices,
  };
}

function repeatsOf(recurrence: Recurrence | null): Repeats {
  if (recurrence?.every !== 'month') return recurrence?.every ?? 'day';
  return 'day' in recurrence.on ? 'month-day' : 'month-weekday';
}

/** What its controls say. A number of days that isn't one is sent as it is, so that the server says what's wrong with it. */
function recurrenceOf({ repeats, interval: text, weekdays }: ScheduleValues, firstDay: string): Recurrence {
  const interval = Number(text);
  switch (repeats) {
    case 'day':
      return { every: 'day', interval };
    case 'week':
      return { every: 'week', interval, weekdays };
    case 'month-day':
      return { every: 'month', interval, on: { day: dayParts(calendarDay(firstDay)).day } };
    case 'month-weekday':
      return { every: 'month', interval, on: { weekday: weekdayOf(firstDay), nth: nthOf(firstDay) } };
  }
}

export function weekdayOf(day: string): WeekdayCode {
  return weekdayCodes[isCalendarDay(day) ? dayOfWeek(day) : 0] ?? 'SU';
}

const weekDays = 7;

/** Which of its kind a weekday is in its month: 1 to 5. */
function nthOf(day: string): number {
  return Math.ceil(dayParts(calendarDay(day)).day / weekDays);
}

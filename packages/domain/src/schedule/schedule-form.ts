import {
  calendarDay,
  clockTime,
  dayParts,
  isCalendarDay,
  isClockTime,
  missingDayText,
  type CalendarDay,
} from '../calendar-day';
import { fieldProblems, hasProblems, type FieldProblems } from '../event/form/field-problems';
import { numberText } from '../site/locale';
import { priceChangeProblems, readPriceChange, type PriceChangeForm } from './price-changes';
import { parseRecurrence } from './recurrence';
import {
  maxCutOffHours,
  maxScheduleDates,
  maxScheduleDays,
  maxScheduleYears,
  maxStartTimes,
  maxWindowWeeks,
  minWindowWeeks,
  type Schedule,
  type ScheduledDate,
} from './schedule';

/** A schedule as it's sent: a rule of RFC 5545, days as `YYYY-MM-DD`, times as `HH:MM`. */
export interface ScheduleForm {
  readonly rule: string;
  readonly times: readonly string[];
  readonly until: string | null;
  readonly added: readonly string[];
  readonly excluded: readonly string[];
  readonly cutOffHours: number;
  readonly windowWeeks: number;
  /** The same as none if they're left out. */
  readonly prices?: readonly PriceChangeForm[] | undefined;
}

/** When the event itself is on: its first date. */
export interface FirstDate {
  readonly startDate: string;
  readonly startTime: string;
}

/**
 * What's wrong with a schedule before its dates are known, by field: `rule`, `times.0` and so on.
 * Source: docs/rules/events.md, "Schedules".
 */
export function scheduleProblems(form: ScheduleForm, first: FirstDate): FieldProblems {
  return fieldProblems([
    ...ruleProblems(form),
    ...timeProblems(form, first),
    ...untilProblems(form, first),
    ...dayProblems('added', form.added, first),
    ...dayProblems('excluded', form.excluded, first),
    ...numberProblems(form),
    ...priceChangeProblems(form.prices ?? []),
  ]);
}

/** The schedule that a form says. @returns what's wrong with it, if anything is */
export function readSchedule(
  form: ScheduleForm,
  first: FirstDate,
): { readonly schedule: Schedule } | { readonly problems: FieldProblems } {
  const problems = scheduleProblems(form, first);
  const recurrence = parseRecurrence(form.rule);
  if (recurrence === null || hasProblems(problems)) return { problems };
  const { times, until, added, excluded, cutOffHours, windowWeeks, prices = [] } = form;
  const schedule = {
    recurrence,
    times: times.map(clockTime).sort(),
    until: until === null ? null : calendarDay(until),
    added: added.map(calendarDay).sort(),
    excluded: excluded.map(calendarDay).sort(),
    cutOffHours,
    windowWeeks,
    prices: prices.map(readPriceChange),
  };
  return { schedule };
}

/**
 * What's too far away to be counted, by field. It's asked where a schedule is set: older ones may have a later last day, and their dates are made
 * within their windows.
 */
export function spanProblems(
  { until, added }: Pick<ScheduleForm, 'until' | 'added'>,
  firstDay: CalendarDay,
): FieldProblems {
  const { year } = dayParts(firstDay);
  const isTooFar = (day: string) =>
    Number(day.slice(0, 4)) - year + (day.slice(4) > firstDay.slice(4) ? 1 : 0) > maxScheduleYears;
  const sentence = `Please choose a day within ${maxScheduleYears} years of the first`;
  return fieldProblems([
    ...(until !== null && isTooFar(until) ? [['until', sentence] as const] : []),
    ...added.flatMap((day, index) => (isTooFar(day) ? [[`added.${index}`, sentence] as const] : [])),
  ]);
}

/**
 * What's wrong with a schedule once its dates are known: it has none, too many, or the event's own isn't among them; or a day is left out that it
 * doesn't have.
 * @param first the event's own date, for a new schedule; null for a change of one, whose dates may leave it
 * @param days of the recurrence, those left out included
 */
export function datesProblems(
  { added, excluded }: Pick<Schedule, 'added' | 'excluded'>,
  { first, days, dates }: { first: FirstDate | null; days: readonly CalendarDay[]; dates: readonly ScheduledDate[] },
): FieldProblems {
  if (dates.length === 0) return { rule: 'No date fits this schedule. Please choose other days, or a later last day.' };
  if (dates.length > maxScheduleDates) return { rule: tooManyDates };
  const known = new Set([...days, ...added]);
  const isFirst =
    first === null || dates.some((date) => date.startDate === first.startDate && date.startTime === first.startTime);
  return fieldProblems([
    ...(isFirst ? [] : [['rule', firstMissing] as const]),
    ...excluded.flatMap((day, index) =>
      known.has(day) ? [] : [[`excluded.${index}`, 'The event doesn’t take place on this day anyway'] as const],
    ),
  ]);
}

const tooManyDates = `That’s more than ${numberText(maxScheduleDates)} dates. Please choose fewer days or times, or an earlier last day.`;
const firstMissing = 'The event’s own date has to be one of these. Please choose its day too, or another start date.';

type Problems = readonly (readonly [field: string, sentence: string])[];

function ruleProblems({ rule }: ScheduleForm): Problems {
  return parseRecurrence(rule) === null ? [['rule', 'Please choose the days when the event repeats']] : [];
}

function timeProblems({ times }: ScheduleForm, { startTime }: FirstDate): Problems {
  if (times.length === 0) return [['times', 'Please add a start time']];
  if (times.length > maxStartTimes) return [['times', `Add up to ${maxStartTimes} start times a day`]];
  const isMissing = isClockTime(startTime) && !times.includes(startTime);
  return [
    ...times.flatMap((time, index) => {
      const sentence = timeProblem(time, times.indexOf(time) < index);
      return sentence === null ? [] : [[`times.${index}`, sentence] as const];
    }),
    ...(isMissing ? [['times', 'The event’s own start time has to be among these'] as const] : []),
  ];
}

function timeProblem(time: string, isListed: boolean): string | null {
  if (!isClockTime(time)) return 'Please enter a time';
  return isListed ? 'This start time is already listed' : null;
}

function untilProblems({ until }: ScheduleForm, { startDate }: FirstDate): Problems {
  if (until === null) return [];
  if (!isCalendarDay(until)) return [['until', missingDayText]];
  return until < startDate ? [['until', 'The last day can’t be before the first']] : [];
}

function dayProblems(field: 'added' | 'excluded', days: readonly string[], { startDate }: FirstDate): Problems {
  if (days.length > maxScheduleDays) return [[field, `Choose up to ${maxScheduleDays} days`]];
  return days.flatMap((day, index) => {
    const sentence = dayProblem(day, days.indexOf(day) < index, startDate);
    return sentence === null ? [] : [[`${field}.${index}`, sentence] as const];
  });
}

function dayProblem(day: string, isListed: boolean, firstDay: string): string | null {
  if (!isCalendarDay(day)) return missingDayText;
  if (day < firstDay) return 'This day is before the first date';
  return isListed ? 'This day is already listed' : null;
}

function numberProblems({ cutOffHours, windowWeeks }: ScheduleForm): Problems {
  const isWithin = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  return [
    ...(isWithin(cutOffHours, 0, maxCutOffHours)
      ? []
      : [['cutOffHours', `Booking can close up to ${maxCutOffHours} hours before the start`] as const]),
    ...(isWithin(windowWeeks, minWindowWeeks, maxWindowWeeks)
      ? []
      : [['windowWeeks', `Dates can be added ${minWindowWeeks} to ${maxWindowWeeks} weeks ahead`] as const]),
  ];
}

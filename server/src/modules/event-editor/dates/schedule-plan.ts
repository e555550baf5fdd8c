import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { clockText } from '@ascendant/domain/date-form';
import { fieldProblems, hasProblems, type FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { recurrenceDays } from '@ascendant/domain/schedule/recurrence';
import {
  endOfDate,
  lastCountedDay,
  maxScheduleDates,
  scheduledDates,
  type LocalSpan,
  type Schedule,
  type ScheduledDate,
} from '@ascendant/domain/schedule/schedule';
import {
  datesProblems,
  readSchedule,
  spanProblems,
  type FirstDate,
  type ScheduleForm,
} from '@ascendant/domain/schedule/schedule-form';
import { longDayText } from '../../../mail/date-text';

/** The event that a schedule is made for. */
export interface ScheduledEvent extends LocalSpan {
  readonly timezone: string;
}

export interface SchedulePlan {
  readonly schedule: Schedule;
  /** All of its dates, from its first day to its last, or to the end of its window. */
  readonly dates: readonly ScheduledDate[];
  /** What clock changes do to its times. */
  readonly notes: readonly string[];
}

/**
 * What a schedule would do: its dates, by the clocks of the event's place.
 * @param first the schedule's first date; a new one has to have it
 * @returns what's wrong with it, by field, if anything is
 * Source: docs/rules/events.md, "Schedules".
 */
export function planSchedule(
  form: ScheduleForm,
  event: ScheduledEvent,
  { first, isNew }: { readonly first: FirstDate; readonly isNew: boolean },
): SchedulePlan | { readonly problems: FieldProblems } {
  const read = readSchedule(form, first);
  if ('problems' in read) return read;
  const { schedule } = read;
  const firstDay = calendarDay(first.startDate);
  const tooFar = spanProblems(schedule, firstDay);
  if (hasProblems(tooFar)) return { problems: tooFar };
  const { days, dates } = datesBetween(schedule, { firstDay, from: firstDay, to: lastCountedDay(schedule, firstDay) });
  const counted = datesProblems(schedule, { first: isNew ? first : null, days, dates });
  if (dates.length > maxScheduleDates) return { problems: counted };
  const clocks = clockChanges(form, event, dates);
  const problems = { ...counted, ...clocks.problems };
  return hasProblems(problems) ? { problems } : { schedule, dates, notes: clocks.notes };
}

/** The dates of a schedule between two days, and the days of its recurrence. Added days may be after its last one. */
export function datesBetween(
  schedule: Schedule,
  { firstDay, from, to }: { readonly firstDay: CalendarDay; readonly from: CalendarDay; readonly to: CalendarDay },
): { readonly days: readonly CalendarDay[]; readonly dates: readonly ScheduledDate[] } {
  const lastAdded = schedule.added.at(-1) ?? to;
  const last = schedule.until !== null && schedule.until < to ? schedule.until : to;
  const days = recurrenceDays(schedule.recurrence, { from: firstDay, to: last });
  const range = { from, to: lastAdded > to && schedule.until !== null && schedule.until <= to ? lastAdded : to };
  return { days, dates: scheduledDates(schedule, days, range) };
}

/** A time that the clocks skip is refused at its field; one that they show twice means the first. */
function clockChanges({ times }: ScheduleForm, event: ScheduledEvent, dates: readonly ScheduledDate[]) {
  const skipped: (readonly [string, string])[] = [];
  const notes = new Set<string>();
  for (const date of dates) {
    const { endDate, endTime } = endOfDate(event, date);
    const field = `times.${times.indexOf(date.startTime)}`;
    for (const [day, time] of [[date.startDate, date.startTime] as const, [endDate, endTime] as const]) {
      const { kind } = localToInstant({ date: day, time }, event.timezone, ianaZones);
      if (kind === 'nonexistent') skipped.push([field, skippedText(day, time)]);
      if (kind === 'ambiguous') notes.add(repeatedText(day, time));
    }
  }
  return { problems: fieldProblems(skipped), notes: [...notes] };
}

function skippedText(day: CalendarDay, time: string): string {
  return `The clocks go forward on ${longDayText(day)}, so ${clockText(time)} doesn’t exist then. Choose another time, or leave out that day.`;
}

function repeatedText(day: CalendarDay, time: string): string {
  return `The clocks go back on ${longDayText(day)} and show ${clockText(time)} twice. We use the first.`;
}

import { createRequire } from 'node:module';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { recurrenceRule, type Recurrence } from '@ascendant/domain/schedule/recurrence';

// Its main file is CommonJS in a form whose names Node can't see, and its types describe another file.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof import('rrule');

/**
 * The days of a recurrence, in order. They're days of a calendar without a zone: the library counts them as if they were UTC, so no clock change
 * can move them.
 * @param span the first day, from which weeks and months are counted, and the last one that's wanted
 */
export function recurrenceDays(
  recurrence: Recurrence,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly CalendarDay[] {
  const options = RRule.parseString(recurrenceRule(recurrence));
  return new RRule({ ...options, dtstart: midnight(from), until: midnight(to) })
    .all()
    .map((day) => calendarDay(day.toISOString().slice(0, 10)));
}

const midnight = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

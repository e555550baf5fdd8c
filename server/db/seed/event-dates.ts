import {
  addDays,
  calendarDay,
  dayFromParts,
  dayOfWeek,
  dayParts,
  type CalendarDay,
} from '@ascendant/domain/calendar-day';
import { weekdays, type Weekday } from '@ascendant/domain/person/preferences';
import type { DateRule, EventContent } from './event-content';

/** In the order of `dayOfWeek`. */
const fromSunday: readonly Weekday[] = ['sunday', ...weekdays];

/** First and last day of a demo event. */
export interface EventDays {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/**
 * Turns an event's rule into days.
 * @param today the day the demo data is relative to
 * @returns an upcoming event starts tomorrow at the earliest; a past one ended yesterday at the latest
 */
export function eventDays(event: EventContent, today: CalendarDay): EventDays {
  const nights = event.durationDays - 1 + (endsNextMorning(event) ? 1 : 0);
  const startDate = firstDay(event.starts, { today, nights });
  return { startDate, endDate: addDays(startDate, nights) };
}

/** A party from 22:00 to 02:00 is one day long and ends on the next day. */
function endsNextMorning({ durationDays, startTime, endTime }: EventContent): boolean {
  return durationDays === 1 && endTime <= startTime;
}

function firstDay(rule: DateRule, { today, nights }: { today: CalendarDay; nights: number }): CalendarDay {
  if ('on' in rule) return calendarDay(rule.on);
  if ('inDays' in rule) return onOrAfter(addDays(today, rule.inDays), rule.weekday);
  if ('daysAgo' in rule) return onOrBefore(addDays(today, -rule.daysAgo - nights), rule.weekday);
  const years = [-2, -1, 0, 1, 2].map((offset) => yearly(rule, dayParts(today).year + offset));
  const found = rule.past ? years.findLast((day) => addDays(day, nights) < today) : years.find((day) => day > today);
  if (!found) throw new RangeError(`no year fits ${rule.month}-${rule.day}`);
  return found;
}

function yearly({ month, day, weekday }: Extract<DateRule, { month: number }>, year: number): CalendarDay {
  const found = dayFromParts({ year, month, day });
  if (!found) throw new RangeError(`no day ${year}-${month}-${day}`);
  return onOrAfter(found, weekday);
}

function onOrAfter(day: CalendarDay, weekday: Weekday | undefined): CalendarDay {
  return weekday ? addDays(day, (fromSunday.indexOf(weekday) - dayOfWeek(day) + 7) % 7) : day;
}

function onOrBefore(day: CalendarDay, weekday: Weekday | undefined): CalendarDay {
  return weekday ? addDays(day, -((dayOfWeek(day) - fromSunday.indexOf(weekday) + 7) % 7)) : day;
}

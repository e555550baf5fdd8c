import { localMoment, type ZoneOffsets, zoneName } from '@ascendant/domain/zone-clock';
import { dayWithWeekday, type DayStyle } from './day-text';
import { timeText } from './reader-form';

interface EventTimes {
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: string;
}

/** '4:45 a.m. to 4:00 p.m., Mountain Time' */
export function timesText({ startTime, endTime, timezone }: EventTimes): string {
  return inZone(`${timeText(startTime)} to ${timeText(endTime)}`, timezone);
}

/** 'Friday, July 2, 2027, 4:45 a.m., Mountain Time' */
export function startText(
  { startDate, startTime, timezone }: Pick<EventTimes, 'startTime' | 'timezone'> & { readonly startDate: string },
  style: DayStyle = 'long',
): string {
  return inZone(dayAndTime({ startDate, startTime }, style), timezone);
}

/** 'Friday, July 2, 2027, 4:45 a.m.': a date of an event, always with its time, because an event can have several on a day. */
export function dayAndTime(
  { startDate, startTime }: Pick<EventTimes, 'startTime'> & { readonly startDate: string },
  style: DayStyle = 'long',
): string {
  return `${dayWithWeekday(startDate, style)}, ${timeText(startTime)}`;
}

/** A moment where the event is: 'Sat, Nov 21, 2026, 6:15 a.m., Mountain Time'. @param instant ISO 8601 */
export function momentText(
  instant: string,
  { timezone, zoneOffsets }: Pick<EventTimes, 'timezone'> & { readonly zoneOffsets: ZoneOffsets },
): string {
  const { day, time } = localMoment(new Date(instant), zoneOffsets);
  return startText({ startDate: day, startTime: time, timezone }, 'short');
}

function inZone(text: string, timeZone: string): string {
  return [text, zoneName(timeZone)].filter(Boolean).join(', ');
}

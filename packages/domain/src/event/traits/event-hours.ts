import type { DescribedEvent } from './described-event';

type Times = Pick<DescribedEvent, 'startTime' | 'endTime' | 'durationDays' | 'startDate' | 'latitude'>;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const hour = 60;
const day = 24 * hour;

/** When a one-day event ends, in minutes after the midnight before it starts: more than 24 hours when it ends the next morning. */
function endMinute({ startTime, endTime }: Times): number {
  const end = minuteOf(endTime);
  return end <= minuteOf(startTime) ? end + day : end;
}

const isOneDay = ({ durationDays }: Times) => durationDays === 1;

/** Starts between 03:00 and 07:29. */
export function isEarly({ startTime }: Times): boolean {
  const start = minuteOf(startTime);
  return start >= 3 * hour && start < 7.5 * hour;
}

/** One day, from after that until 14:00 at the latest. */
export function isMorning(times: Times): boolean {
  return isOneDay(times) && !isEarly(times) && minuteOf(times.startTime) < 12 * hour && endMinute(times) <= 14 * hour;
}

/** One day that starts between 17:00 and 20:59. */
export function isEvening(times: Times): boolean {
  const start = minuteOf(times.startTime);
  return isOneDay(times) && start >= 17 * hour && start < 21 * hour;
}

/** One day that goes on past 23:30. */
export function isLate(times: Times): boolean {
  return isOneDay(times) && minuteOf(times.startTime) >= 12 * hour && endMinute(times) >= 23.5 * hour;
}

/** One day, two and a half hours at most. */
export function isShort(times: Times): boolean {
  return isOneDay(times) && endMinute(times) - minuteOf(times.startTime) <= 2.5 * hour;
}

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** Nearer to the equator than this, in degrees, people don't speak of four seasons. */
const seasonsFrom = 30;
const fromDecember: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** The season at the event's place by the months; null in the tropics and where the place isn't known. */
export function seasonOf({ startDate, latitude }: Times): Season | null {
  if (latitude === null || Math.abs(latitude) < seasonsFrom) return null;
  const month = Number(startDate.slice(5, 7)) + (latitude < 0 ? 6 : 0);
  return fromDecember[Math.floor((month % 12) / 3)] ?? null;
}

const longDay = 6 * hour;

/** 'morning', 'evening', 'day': what people call the time of a one-day event. */
export function partOfDay(times: Times): string {
  const start = minuteOf(times.startTime);
  const end = endMinute(times);
  if (start < 13 * hour && (end - start > longDay || (start < 12 * hour && end > 14 * hour))) return 'day';
  if (start >= 16 * hour && start < 17 * hour && end >= 20.5 * hour) return 'evening';
  if (start < 3 * hour || start >= 21 * hour) return 'night';
  if (start < 6 * hour) return 'early morning';
  if (start < 12 * hour) return 'morning';
  return start < 17 * hour ? 'afternoon' : 'evening';
}

/** From one afternoon to the next morning. */
export function isOneNight({ durationDays, startTime, endTime }: Times): boolean {
  return durationDays === 2 && minuteOf(startTime) >= 15 * hour && minuteOf(endTime) <= 12 * hour;
}

/** Several nights, each of which ends before the next day. */
export function isByNight({ durationDays, startTime, endTime }: Times): boolean {
  const end = minuteOf(endTime);
  return durationDays > 1 && minuteOf(startTime) >= 19 * hour && (end > minuteOf(startTime) || end <= 3 * hour);
}

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'two days', 'a week', '12 days': how long an event of several days is. */
export function daysInWords(durationDays: number): string {
  if (durationDays === 7) return 'a week';
  return durationDays === 14 ? 'two weeks' : `${small[durationDays - 2] ?? durationDays} days`;
}

import { monthNames, weekdayNames } from '@ascendant/domain/date-form';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const clockPattern = /^([01]\d|2[0-3]):([0-5]\d)$/;
const secondsPerDay = 86_400;

/**
 * Start of a calendar day in seconds since 1970-01-01T00:00, read as if the local clock were UTC.
 * @param day 'YYYY-MM-DD'
 * @throws RangeError when the text isn't in that form or the day doesn't exist
 */
export function daySeconds(day: string): number {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  const seconds = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(date)) / 1000;
  if (Number.isNaN(seconds) || dayOf(seconds) !== day) throw new RangeError(`not a calendar day: ${day}`);
  return seconds;
}

/**
 * The seconds from midnight to a clock reading.
 * @param time 'HH:MM', 00:00 to 23:59; 24:00 isn't accepted (docs/rules/sky.md, "Edge cases")
 * @throws RangeError for anything else
 */
export function clockSeconds(time: string): number {
  const [, hours, minutes] = clockPattern.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`not a clock time: ${time}`);
  return Number(hours) * 3600 + Number(minutes) * 60;
}

/** The UTC calendar day, 'YYYY-MM-DD', that contains this second. */
export function dayOf(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().slice(0, 10);
}

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  return dayOf(daySeconds(day) + count * secondsPerDay);
}

/** An instant as ISO 8601 in UTC with whole seconds, '2013-07-14T21:48:00Z'. */
export function isoInstant(unixSeconds: number): string {
  return `${new Date(Math.round(unixSeconds) * 1000).toISOString().slice(0, 19)}Z`;
}

/** Unix seconds of an ISO 8601 instant as written by {@link isoInstant}. */
export function instantSeconds(iso: string): number {
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds)) throw new RangeError(`not an instant: ${iso}`);
  return milliseconds / 1000;
}

/** A day in words: 'Tuesday, November 24'. */
export function dayInWords(day: string): string {
  const at = new Date(daySeconds(day) * 1000);
  return `${weekdayNames[at.getUTCDay()]}, ${monthNames[at.getUTCMonth()]} ${at.getUTCDate()}`;
}

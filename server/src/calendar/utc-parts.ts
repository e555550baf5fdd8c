import type { DateArray } from 'ics';

/** An instant in UTC as the calendar library takes it: year, month (from 1), day, hours and minutes. */
export function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}

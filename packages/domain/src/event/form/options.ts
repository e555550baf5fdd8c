import { clockTime } from '../../calendar-day';

/**
 * What the event form offers, and what it starts with.
 * Source: specification 2, section 9 (Business constants and limits).
 */
export const createDurationOptions = [1, 2, 3, 4, 5] as const;
export const editDurationOptions = [1, 2, 3, 4, 5, 7, 14, 30] as const;
export const minimumAgeOptions = [0, 5, 8, 10, 12, 14, 16, 18, 21] as const;

/** Source: specification 2, section 9 (Business constants and limits). */
export const eventFormDefaults = {
  duration: 1,
  capacity: 50,
  minimumAge: 0,
  startTime: clockTime('09:00'),
  endTime: clockTime('17:00'),
} as const;

/** The options with the event's own value among them, which may be none of them. */
export function withOwnValue(options: readonly number[], own: number): readonly number[] {
  return options.includes(own) ? options : [...options, own].sort((a, b) => a - b);
}

import { defaultCancellationPolicy } from '../../booking/cancellation-policy';
import { clockTime } from '../../calendar-day';
import { maxCheckInOpensHours } from '../limits';

/**
 * What the event form offers, and what it starts with.
 * Source: specification 2, section 9 (Business constants and limits).
 */
export const createDurationOptions = [1, 2, 3, 4, 5] as const;
export const editDurationOptions = [1, 2, 3, 4, 5, 7, 14, 30] as const;
export const minimumAgeOptions = [0, 5, 8, 10, 12, 14, 16, 18, 21] as const;

/** Hours before the start. Source: docs/rules/tickets.md, "Check-in". */
export const checkInOpensOptions = [1, 2, 4, 12, 24, 48, 168, maxCheckInOpensHours] as const;

/** '1 hour before', '2 days before', 'At any time'. */
export function checkInOpensLabel(hours: number): string {
  if (hours >= maxCheckInOpensHours) return 'At any time';
  const days = hours / 24;
  if (days > 1 && Number.isInteger(days)) return `${days} days before`;
  return hours === 1 ? '1 hour before' : `${hours} hours before`;
}

/** Source: specification 2, section 9 (Business constants and limits). */
export const eventFormDefaults = {
  duration: 1,
  capacity: 50,
  minimumAge: 0,
  checkInOpensHours: 24,
  childCarer: '',
  cancellationPolicy: defaultCancellationPolicy,
  startTime: clockTime('09:00'),
  endTime: clockTime('17:00'),
} as const;

/** The options with the event's own value among them, which may be none of them. */
export function withOwnValue(options: readonly number[], own: number): readonly number[] {
  return options.includes(own) ? options : [...options, own].sort((a, b) => a - b);
}

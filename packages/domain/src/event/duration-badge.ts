export type DurationBand = 'day' | 'short' | 'long';

/** '1 day', '3 days'. @param days 1 to 30 */
export function durationLabel(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/**
 * The three kinds of the duration badge: 1 day, up to 3 days, longer.
 * Source: specification 1, section 9 (Business constants and limits).
 */
export function durationBand(days: number): DurationBand {
  if (days <= 1) return 'day';
  return days <= 3 ? 'short' : 'long';
}

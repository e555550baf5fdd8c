import { clockSeconds } from '../day';
import type { Occurrence } from './local-to-instant';

/** The parts of the day a person can give instead of a time of birth. */
export const birthPeriods = ['early-morning', 'morning', 'afternoon', 'evening', 'night', 'late-night'] as const;
export type BirthPeriod = (typeof birthPeriods)[number];

/** What we know about the time of birth. `at` is 'HH:MM' on the local clock; without `occurrence` it's the first. */
export type BirthTime =
  | { type: 'exact'; at: string; occurrence?: Occurrence }
  | { type: 'period'; period: BirthPeriod }
  | { type: 'unknown' };

/**
 * Local hours of each period. The two forms describe a period with different hours, and these hours cover both, so a
 * sign we call certain is certain either way.
 * Source: docs/rules/sky.md, "Intervals"; docs/rules/people.md, "Birth data".
 */
export const periodHours: Readonly<Record<BirthPeriod, readonly [from: number, to: number]>> = {
  'early-morning': [4, 8],
  morning: [7, 12],
  afternoon: [12, 17],
  evening: [17, 21],
  night: [20, 24],
  'late-night': [0, 5],
};

/**
 * Reads the stored column timeOfBirth: a time, the name of a period, or 'unknown'; an empty text or null means unknown too.
 * @param occurrence which one, if the clocks showed the time twice
 * @throws RangeError for any other text
 * Source: specification 2, section 7 (User profile), PUT /api/user/profile.
 */
export function parseBirthTime(stored: string | null, occurrence: Occurrence = 'first'): BirthTime {
  const text = stored?.trim().toLowerCase() ?? '';
  if (text === '' || text === 'unknown') return { type: 'unknown' };
  const period = birthPeriods.find((name) => name === text);
  if (period !== undefined) return { type: 'period', period };
  const at = text.replace(/^(\d{2}:\d{2}):\d{2}$/, '$1');
  clockSeconds(at);
  return occurrence === 'first' ? { type: 'exact', at } : { type: 'exact', at, occurrence };
}

/** The text of the column timeOfBirth: what {@link parseBirthTime} reads. */
export function birthTimeText(time: BirthTime): string {
  if (time.type === 'exact') return time.at;
  return time.type === 'period' ? time.period : 'unknown';
}

/** First and last clock reading that fit, in seconds after midnight; equal for an exact time. */
export function birthReadings(time: BirthTime): { from: number; to: number } {
  if (time.type === 'exact') return { from: clockSeconds(time.at), to: clockSeconds(time.at) };
  const [from, to] = time.type === 'period' ? periodHours[time.period] : [0, 24];
  return { from: from * 3600, to: to * 3600 };
}

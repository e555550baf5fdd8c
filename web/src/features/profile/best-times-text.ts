import type { User } from '@ascendant/contract/account';
import { timePeriodLabels, weekdayLabel, weekdays, type TimePeriod } from '@ascendant/domain/person/preferences';

type BestTimes = Pick<User, 'preferredDays' | 'preferredTimes'>;

/** 'Friday: Evening; Saturday, Sunday: all day'. Days with the same times are grouped. */
export function bestTimesText({ preferredDays, preferredTimes }: BestTimes): string {
  const daysByTimes = new Map<string, string[]>();
  for (const day of weekdays) {
    if (!preferredDays.includes(day)) continue;
    const times = timesText(preferredTimes[day] ?? []);
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), weekdayLabel(day)]);
  }
  return [...daysByTimes].map(([times, days]) => `${days.join(', ')}: ${times}`).join('; ');
}

function timesText(times: readonly TimePeriod[]): string {
  return times.map((period) => timePeriodLabels[period]).join(', ') || 'all day';
}

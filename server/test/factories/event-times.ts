import { clockRuleAt } from '@ascendant/astrology/time/clock-rule';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';

/** Where it's hardly ever the same day as by UTC: farthest behind, farthest ahead, and two between them. */
export const farZones = ['Etc/GMT+12', 'Pacific/Kiritimati', 'America/Toronto', 'Pacific/Auckland'] as const;

/** The dates and times of an event that starts this many minutes from now in a zone, and lasts as long as it says. */
export function eventTimes(minutesFromNow: number, { timezone, lasts }: { timezone: string; lasts: number }) {
  const start = localReading(Date.now() + minutesFromNow * 60_000, timezone);
  const end = localReading(Date.now() + (minutesFromNow + lasts) * 60_000, timezone);
  return { timezone, startDate: start.day, startTime: start.time, endDate: end.day, endTime: end.time };
}

/** What the clocks of a zone show at an instant, in milliseconds. */
export function localReading(instant: number, timezone: string) {
  const { offsetSeconds } = clockRuleAt(instant / 1000, ianaZones.history(timezone));
  const text = new Date(instant + offsetSeconds * 1000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

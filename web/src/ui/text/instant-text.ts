import { dayOfYear, dayWithWeekday, localDay } from './day-text';
import { timeText } from './reader-form';

/** An instant in this machine's time zone: 'Sat, Nov 21, 2:05 p.m.'. @param instant ISO 8601 */
export function instantText(instant: string): string {
  return `${dayOfYear(localDay(new Date(instant)))}, ${clockText(instant)}`;
}

/** The same with the year, for what can be long ago: 'Sat, Nov 21, 2026, 2:05 p.m.'. */
export function datedInstantText(instant: string): string {
  return `${dayWithWeekday(localDay(new Date(instant)), 'short')}, ${clockText(instant)}`;
}

const steps = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** How long ago something happened: 'just now', '4 minutes ago', '1 day ago'. @param until the instant to count back from, ISO 8601 */
export function agoText(instant: string, until: string): string {
  return durationText(Math.floor((Date.parse(until) - Date.parse(instant)) / 1000), 'just now', ' ago');
}

/** 'less than a minute', '4 minutes', '1 day', in the largest unit. */
export function durationText(seconds: number, none = 'less than a minute', after = ''): string {
  for (const [size, name] of steps) {
    const count = Math.floor(seconds / size);
    if (count > 0) return `${count} ${name}${count === 1 ? '' : 's'}${after}`;
  }
  return none;
}

/** '2:05 p.m.', on this device's clock. @param instant ISO 8601 */
export function clockText(instant: string): string {
  const date = new Date(instant);
  return timeText([date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':'));
}

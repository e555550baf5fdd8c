import { zoneName } from '@ascendant/domain/zone-name';
import { LRUCache } from 'lru-cache';

/** Making a format takes a hundred times as long as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 50 });

/** 'Saturday, November 28, 2026, 6:15 a.m. (Mountain Time)': an instant, written out in a time zone. */
export function dateTimeText(at: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} (${zoneName(timeZone)})`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

const longDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026'. @param day YYYY-MM-DD */
export function longDayText(day: string): string {
  return longDay.format(new Date(day));
}

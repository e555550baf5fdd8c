import { zoneName } from '@ascendant/domain/zone-name';

/** 'Saturday, November 28, 2026, 6:15 a.m. (Mountain Time)': an instant, written out in a time zone. */
export function dateTimeText(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} (${zoneName(timeZone)})`;
}

const longDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026'. @param day YYYY-MM-DD */
export function longDayText(day: string): string {
  return longDay.format(new Date(day));
}

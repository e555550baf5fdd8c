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
    timeZoneName: 'longGeneric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} (${part('timeZoneName')})`;
}

const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

/** '6:15 a.m.': a clock time, HH:MM, as emails write it. */
export function clockText(time: string): string {
  return clock.format(new Date(`2000-01-01T${time}Z`)).replaceAll('\u202f', ' ');
}

import { dayParts, type CalendarDay } from '../calendar-day';
import { clockText, homeForm, isDayFirst, type DateForm, monthNames, weekdayNames } from '../date-form';
import { formatDollars, cents } from '../money';
import { isPercentage } from '../pricing/changed-price';
import { rateLabel } from '../pricing/rates';
import type { PriceChange } from './price-changes';
import { weekdayCodes, type DayOfMonth, type Recurrence, type WeekdayCode } from './recurrence';
import type { Schedule } from './schedule';

const nameOf = (code: WeekdayCode): string => weekdayNames[weekdayCodes.indexOf(code)] ?? '';

/** Weeks begin on Monday where days are listed. */
const listedOrder: readonly WeekdayCode[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** What a schedule says of itself, for its sentence. */
export type SaidSchedule = Pick<Schedule, 'recurrence' | 'times' | 'until' | 'added' | 'excluded'>;

/**
 * A schedule in words: 'Every Tuesday and Saturday at 9:00 a.m. and 2:00 p.m. until October 12, except July 1'. Days have their year where it isn't that
 * of the first day.
 * @param form how the reader writes days and times
 */
export function scheduleText(
  { recurrence, times, until, added, excluded }: SaidSchedule,
  firstDay: CalendarDay,
  form: DateForm = homeForm,
): string {
  const { year } = dayParts(firstDay);
  const listed = (days: readonly CalendarDay[]) => inWords([...days].sort().map((day) => dayText(day, year, form)));
  return [
    recurrenceText(recurrence),
    ` at ${inWords(times.map((time) => clockText(time, form)))}`,
    until === null ? '' : ` until ${dayText(until, year, form)}`,
    added.length === 0 ? '' : `, and also on ${listed(added)}`,
    excluded.length === 0 ? '' : `, except ${listed(excluded)}`,
  ].join('');
}

/** 'Every Tuesday and Saturday', 'Every 2 weeks on Monday', 'On the last Friday of every month'. */
export function recurrenceText(recurrence: Recurrence): string {
  const { interval } = recurrence;
  switch (recurrence.every) {
    case 'day':
      return interval === 1 ? 'Every day' : `Every ${interval} days`;
    case 'week': {
      const { weekdays } = recurrence;
      const names = inWords(listedOrder.filter((code) => weekdays.includes(code)).map(nameOf));
      if (interval > 1) return `Every ${interval} weeks on ${names}`;
      return weekdays.length === listedOrder.length ? 'Every day' : `Every ${names}`;
    }
    case 'month':
      return `On the ${dayOfMonthText(recurrence.on)} of every ${interval === 1 ? 'month' : `${ordinal(interval)} month`}`;
  }
}

/** 'Saturdays and Sundays, July 1 to August 31: 20% more', 'From July 1: $10.00 less'. Days have their year where it isn't that of the first day. */
export function priceChangeText(
  { weekdays, from, until, kind, hundredths }: PriceChange,
  firstDay: CalendarDay,
  form: DateForm = homeForm,
): string {
  const { year } = dayParts(firstDay);
  const names = inWords(listedOrder.filter((code) => weekdays.includes(code)).map((code) => `${nameOf(code)}s`));
  const days = [from, until].map((day) => (day === null ? '' : dayText(day, year, form)));
  const [first, last] = days;
  const season = from === null ? `until ${last}` : until === null ? `from ${first}` : `${first} to ${last}`;
  const when = [names, from === null && until === null ? '' : season].filter((text) => text !== '').join(', ');
  const amount = isPercentage(kind) ? rateLabel(hundredths) : formatDollars(cents(hundredths));
  return `${when.slice(0, 1).toUpperCase()}${when.slice(1)}: ${amount} ${kind.endsWith('more') ? 'more' : 'less'}`;
}

const places: ReadonlyMap<number, string> = new Map([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'fifth'],
  [-1, 'last'],
]);

function dayOfMonthText(on: DayOfMonth): string {
  if ('day' in on) return on.day === -1 ? 'last day' : ordinal(on.day);
  return `${places.get(on.nth) ?? ordinal(on.nth)} ${nameOf(on.weekday)}`;
}

function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

/** 'October 12', '12 October' where readers write the day first; with the year unless it's the given one. */
function dayText(day: CalendarDay, year: number, form: DateForm): string {
  const { month, day: date, year: own } = dayParts(day);
  const name = monthNames[month - 1] ?? '';
  const text = isDayFirst(form) ? `${date} ${name}` : `${name} ${date}`;
  if (own === year) return text;
  return isDayFirst(form) ? `${text} ${own}` : `${text}, ${own}`;
}

/** 'Tuesday', 'Tuesday and Saturday', 'Tuesday, Friday and Saturday'. */
function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

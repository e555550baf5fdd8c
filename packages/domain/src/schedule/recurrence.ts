import { addDays, dayOfWeek, dayParts, daysBetween, daysInMonth, type CalendarDay } from '../calendar-day';

/** Days of the week as RFC 5545 writes them, from Sunday, which is 0. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type WeekdayCode = (typeof weekdayCodes)[number];

/** How often a schedule repeats: on which days, without its times. */
export type Recurrence =
  | { readonly every: 'day'; readonly interval: number }
  | { readonly every: 'week'; readonly interval: number; readonly weekdays: readonly WeekdayCode[] }
  | { readonly every: 'month'; readonly interval: number; readonly on: DayOfMonth };

/** A day of a month by its number, -1 being the last; or a weekday by its place among its kind, -1 being the last. */
export type DayOfMonth = { readonly day: number } | { readonly weekday: WeekdayCode; readonly nth: number };

export const maxInterval = 52;

const frequencies = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;
const nthWeekday = /^(-1|[1-5])(SU|MO|TU|WE|TH|FR|SA)$/;
const wholeNumber = /^-?\d{1,2}$/;

/**
 * Reads a rule of RFC 5545, 'FREQ=WEEKLY;BYDAY=TU,SA': every so many days; weeks, on some weekdays; or months, on one day. The last day and the
 * times are fields of their own.
 * @returns null for anything else, which we couldn't say in words
 * Source: docs/rules/events.md, "Schedules".
 */
export function parseRecurrence(rule: string): Recurrence | null {
  const parts = partsOf(rule);
  if (parts === null) return null;
  const every = frequencies[(parts.get('FREQ') ?? '') as keyof typeof frequencies];
  const interval = numberOf(parts.get('INTERVAL') ?? '1', 1, maxInterval);
  if (every === undefined || interval === null) return null;
  const [byDay, byMonthDay] = [parts.get('BYDAY'), parts.get('BYMONTHDAY')];
  switch (every) {
    case 'day':
      return byDay === undefined && byMonthDay === undefined ? { every, interval } : null;
    case 'week': {
      const weekdays = byMonthDay === undefined ? weekdaysOf(byDay) : null;
      return weekdays === null ? null : { every, interval, weekdays };
    }
    case 'month': {
      const on = dayOfMonth(byDay, byMonthDay);
      return on === null ? null : { every, interval, on };
    }
  }
}

/** The rule of a recurrence, which `parseRecurrence` reads. */
export function recurrenceRule(recurrence: Recurrence): string {
  const { every, interval } = recurrence;
  const frequency = every === 'day' ? 'DAILY' : every === 'week' ? 'WEEKLY' : 'MONTHLY';
  const days = recurrence.every === 'day' ? [] : [daysPart(recurrence)];
  return [`FREQ=${frequency}`, ...(interval === 1 ? [] : [`INTERVAL=${interval}`]), ...days].join(';');
}

function daysPart(recurrence: Exclude<Recurrence, { every: 'day' }>): string {
  if (recurrence.every === 'week') return `BYDAY=${recurrence.weekdays.join(',')}`;
  const { on } = recurrence;
  return 'day' in on ? `BYMONTHDAY=${on.day}` : `BYDAY=${on.nth}${on.weekday}`;
}

const known = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY']);

function partsOf(rule: string): ReadonlyMap<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of rule.split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    if (!known.has(name) || parts.has(name) || value === '' || more.length > 0) return null;
    parts.set(name, value);
  }
  return parts;
}

function weekdaysOf(byDay: string | undefined): readonly WeekdayCode[] | null {
  const asked = byDay?.split(',') ?? [];
  const weekdays = weekdayCodes.filter((code) => asked.includes(code));
  return weekdays.length > 0 && weekdays.length === asked.length ? weekdays : null;
}

function dayOfMonth(byDay: string | undefined, byMonthDay: string | undefined): DayOfMonth | null {
  if (byDay !== undefined && byMonthDay !== undefined) return null;
  if (byMonthDay !== undefined) {
    const day = byMonthDay === '-1' ? -1 : numberOf(byMonthDay, 1, 31);
    return day === null ? null : { day };
  }
  const match = nthWeekday.exec(byDay ?? '');
  return match ? { nth: Number(match[1]), weekday: match[2] as WeekdayCode } : null;
}

function numberOf(text: string, least: number, most: number): number | null {
  const value = wholeNumber.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

/**
 * The days of a recurrence, in order.
 * @param span the first day, from which days, weeks from Monday and months are counted, and the last one that's wanted
 * Source: docs/rules/events.md, "Schedules".
 */
export function recurrenceDays(
  recurrence: Recurrence,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  const count = daysBetween(from, to);
  for (let after = 0; after <= count; after += 1) {
    const day = addDays(from, after);
    if (isIn(recurrence, { from, day, after })) days.push(day);
  }
  return days;
}

/** @param after how many days after the first it is */
function isIn(
  recurrence: Recurrence,
  { from, day, after }: { readonly from: CalendarDay; readonly day: CalendarDay; readonly after: number },
): boolean {
  const { interval } = recurrence;
  switch (recurrence.every) {
    case 'day':
      return after % interval === 0;
    case 'week': {
      const week = Math.floor((daysSinceMonday(from) + after) / 7);
      return week % interval === 0 && recurrence.weekdays.includes(weekdayOf(day));
    }
    case 'month': {
      const [first, { year, month }] = [dayParts(from), dayParts(day)];
      return ((year - first.year) * 12 + month - first.month) % interval === 0 && isOn(recurrence.on, day);
    }
  }
}

function isOn(on: DayOfMonth, of: CalendarDay): boolean {
  const { year, month, day } = dayParts(of);
  const left = daysInMonth(year, month) - day;
  if ('day' in on) return on.day === -1 ? left === 0 : on.day === day;
  return on.weekday === weekdayOf(of) && (on.nth === -1 ? left < 7 : Math.ceil(day / 7) === on.nth);
}

const weekdayOf = (day: CalendarDay) => weekdayCodes[dayOfWeek(day)] ?? 'SU';
const daysSinceMonday = (day: CalendarDay) => (dayOfWeek(day) + 6) % 7;

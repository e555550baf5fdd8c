import { dayFromParts, type CalendarDay } from '../calendar-day';

/** How days with slashes are read: 07/12 is July 12 or December 7. */
export const dayOrders = ['month_first', 'day_first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** When a row's date begins, by the event's own clock. */
export interface Start {
  readonly day: CalendarDay;
  /** HH:MM; null if the file doesn't say. */
  readonly time: string | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T ,])/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|[ ,])/;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?=$|[ ,])/;
const monthNamed = /^(?:[a-z]+,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?=$|[ ,])/i;
const dayNamed = /^(?:[a-z]+,? )?(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})(?=$|[ ,])/i;
const clock = /^(\d{1,2})(?::|h)(\d{2})(?::\d{2})?(?:\.\d+)? ?([ap])?\.?(?:m\.?)?$/i;

/**
 * In which order the days of a file are written, as far as its days say so.
 * @returns null if it has none with slashes; `either` if both orders are possible for each of them
 */
export function dayOrderOf(texts: readonly string[]): DayOrder | 'either' | null {
  let seen = false;
  for (const text of texts) {
    const [, first, second] = slashed.exec(text.trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    seen = true;
    if (Number(first) > 12) return 'day_first';
    if (Number(second) > 12) return 'month_first';
  }
  return seen ? 'either' : null;
}

/**
 * Reads when a date begins: a day, maybe with a time, or a time in a cell of its own. A time with a zone isn't read: it's not the event's clock.
 * @returns null if it's no day that exists, or what follows it is no time
 */
export function readStart(dayText: string, timeText: string, order: DayOrder): Start | null {
  const text = dayText.trim();
  const found = readDay(text, order);
  if (found === null) return null;
  const rest = text
    .slice(found.length)
    .replace(/^[T ,]+/, '')
    .replace(/^(?:at|–|-) /i, '');
  const written = timeText.trim() === '' ? rest : timeText.trim();
  if (written === '') return { day: found.day, time: null };
  const time = readClock(written);
  return time === null ? null : { day: found.day, time };
}

function readDay(text: string, order: DayOrder): { readonly day: CalendarDay; readonly length: number } | null {
  const found = partsOf(text, order);
  if (found === null) return null;
  const [year, month, day] = found.parts;
  const exists = dayFromParts({ year: year < 100 ? 2000 + year : year, month, day });
  return exists && { day: exists, length: found.length };
}

interface Parts {
  /** Year, month, day. */
  readonly parts: readonly [number, number, number];
  readonly length: number;
}

function partsOf(text: string, order: DayOrder): Parts | null {
  const slash = order === 'month_first' ? ([3, 1, 2] as const) : ([3, 2, 1] as const);
  const tries = [
    [yearFirst, [1, 2, 3]],
    [dotted, [3, 2, 1]],
    [slashed, slash],
    [monthNamed, [3, 1, 2]],
    [dayNamed, [3, 2, 1]],
  ] as const;
  for (const [pattern, [year, month, day]] of tries) {
    const found = pattern.exec(text);
    if (found === null) continue;
    return { parts: [Number(found[year]), monthOf(found[month] ?? ''), Number(found[day])], length: found[0].length };
  }
  return null;
}

function monthOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function readClock(text: string): string | null {
  const [, hours, minutes, half] = clock.exec(text.replaceAll('\u202F', ' ')) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isHour = half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12;
  return isHour && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : null;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

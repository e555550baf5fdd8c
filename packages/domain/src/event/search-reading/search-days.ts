import {
  addDays,
  dayFromParts,
  dayOfWeek,
  dayParts,
  daysInMonth,
  isCalendarDay,
  type CalendarDay,
} from '../../calendar-day';
import { datePresets } from '../event-search';
import { lengthOfPhrase, type Match, type Word } from './word';

/** Days to filter by; both belong to them. */
export interface SearchDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const months = 'january february march april may june july august september october november december'.split(' ');
/** Words of their own, which mean a month only after 'in' or beside a number. */
const otherwiseWords: ReadonlySet<string> = new Set(['may', 'march']);
const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const partsOfDay = ['night', 'evening', 'morning', 'afternoon'];
/** The first month of each season, as in the north. */
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };
const before =
  'for this|on this|this coming|on the|over the|for the|during the|in the|in|on|for|this|during|over|the'.split('|');

/**
 * The days that a list of words begins with: 'tomorrow', 'this weekend', 'on Saturday', 'next week', 'in July', 'July 12 to 14', 'next 30
 * days', '2027-07-12'. A month or weekday without a year is the next one; what's left of it if it has begun.
 * @param today the reader's own day
 * @returns null if they begin with no day
 * Source: docs/rules/events.md, "What a search means".
 */
export function searchDays(words: readonly Word[], today: CalendarDay): Match<SearchDays> | null {
  const lead = lengthOfPhrase(words, before);
  const rest = words.slice(lead);
  const found =
    namedDays(
      rest,
      today,
      words.slice(0, lead).some(({ plain }) => plain === 'this'),
    ) ??
    nextUnits(rest, today) ??
    dayOfMonth(rest, today) ??
    weekday(rest, today, lead > 0) ??
    month(rest, today, lead > 0) ??
    season(rest, today, lead > 0);
  return found && { length: found.length + lead, found: found.found };
}

/** Days with a name of their own. A week begins on Monday. */
function namedDays(words: readonly Word[], today: CalendarDay, isThis: boolean): Match<SearchDays> | null {
  const [thisWeekend, nextWeekend] = datePresets(today);
  const sunday = addDays(today, (7 - dayOfWeek(today)) % 7);
  const { year, month: number } = dayParts(today);
  const named: readonly (readonly [string, CalendarDay, CalendarDay])[] = [
    ['day after tomorrow', addDays(today, 2), addDays(today, 2)],
    ['next weekend', nextWeekend?.from ?? today, nextWeekend?.to ?? today],
    ['weekend', thisWeekend?.from ?? today, thisWeekend?.to ?? today],
    ['next week', addDays(sunday, 1), addDays(sunday, 7)],
    ...(isThis ? [['week', today, sunday] as const, ['month', today, lastOf(year, number)] as const] : []),
    ['next month', firstOf(year, number + 1), lastOf(year, number + 1)],
    ['today', today, today],
    ['tonight', today, today],
    ['tomorrow night', addDays(today, 1), addDays(today, 1)],
    ['tomorrow', addDays(today, 1), addDays(today, 1)],
  ];
  for (const [phrase, from, to] of named) {
    const length = lengthOfPhrase(words, [phrase]);
    if (length > 0) return { length, found: { from, to } };
  }
  const [day] = words;
  return day && isCalendarDay(day.plain) ? { length: 1, found: { from: day.plain, to: day.plain } } : null;
}

/** 'next 30 days', 'next two weeks' */
function nextUnits([next, count, unit]: readonly Word[], today: CalendarDay): Match<SearchDays> | null {
  const days = { day: 1, week: 7, month: 30 }[unit?.plain.replace(/s$/u, '') ?? ''];
  const number = Number(count?.plain) || ['', 'one', 'two', 'three', 'four', 'five', 'six'].indexOf(count?.plain ?? '');
  if (next?.plain !== 'next' || days === undefined || !(number >= 1) || number * days > 366) return null;
  return { length: 3, found: { from: today, to: addDays(today, number * days) } };
}

/** 'July 12', '12 July', 'July 12th to 14', 'July 12 2027' */
function dayOfMonth(words: readonly Word[], today: CalendarDay): Match<SearchDays> | null {
  const [first, second] = words;
  const isMonthFirst = monthOf(first) !== null;
  const number = monthOf(isMonthFirst ? first : second);
  const day = dayNumber(isMonthFirst ? second : first);
  if (number === null || day === null) return null;
  const end = isMonthFirst && words[2]?.plain === 'to' ? dayNumber(words[3]) : null;
  const length = end === null ? 2 : 4;
  const year = yearOf(words[length]);
  const from = year === null ? nextOn(today, number, day) : dayFromParts({ year, month: number, day });
  const last = from && end !== null && end >= day ? dayFromParts({ ...dayParts(from), day: end }) : from;
  return from && last && { length: length + (year === null ? 0 : 1), found: { from, to: last } };
}

/** The next 12 July from today on; null on 31 June. */
function nextOn(today: CalendarDay, month: number, day: number): CalendarDay | null {
  const { year } = dayParts(today);
  const days = [year, year + 1].map((each) => dayFromParts({ year: each, month, day }));
  return days.find((each) => each !== null && each >= today) ?? null;
}

/** 'Saturday', 'next Friday', 'on Sat'. 'Next' is in the week after this one. */
function weekday(words: readonly Word[], today: CalendarDay, hasLead: boolean): Match<SearchDays> | null {
  const isNext = words[0]?.plain === 'next';
  const name = words[isNext ? 1 : 0]?.plain ?? '';
  const index = weekdayNames.findIndex((full) => full === name || `${full}s` === name || isShort(name, full));
  if (index === -1 || (name.length < 6 && !hasLead && !isNext)) return null;
  const ahead = (index - dayOfWeek(today) + 7) % 7;
  const daysOfWeek = (index + 6) % 7;
  const sunday = (7 - dayOfWeek(today)) % 7;
  const day = addDays(today, isNext ? sunday + 1 + daysOfWeek : ahead);
  const night = lengthOfPhrase(words.slice(isNext ? 2 : 1), partsOfDay);
  return { length: (isNext ? 2 : 1) + night, found: { from: day, to: day } };
}

const isShort = (name: string, full: string) => name.length >= 3 && name.length <= 5 && full.startsWith(name);

/** 'July', 'in May', 'July 2027', 'next March' */
function month(words: readonly Word[], today: CalendarDay, hasLead: boolean): Match<SearchDays> | null {
  const isNext = words[0]?.plain === 'next';
  const word = words[isNext ? 1 : 0];
  const number = monthOf(word);
  const named = yearOf(words[isNext ? 2 : 1]);
  const isOwnName = months.includes(word?.plain ?? '') && !otherwiseWords.has(word?.plain ?? '');
  const isClear = hasLead || isNext || named !== null || isOwnName;
  if (number === null || !isClear) return null;
  const { year, month: current } = dayParts(today);
  const begins = isNext ? number > current : number >= current;
  const at = named ?? (begins ? year : year + 1);
  const length = (isNext ? 2 : 1) + (named === null ? 0 : 1);
  return { length, found: { from: latest(firstOf(at, number), today), to: lastOf(at, number) } };
}

/** 'this summer', 'in winter', 'next spring': three months, the ones that are running or come next. */
function season(words: readonly Word[], today: CalendarDay, hasLead: boolean): Match<SearchDays> | null {
  const isNext = words[0]?.plain === 'next';
  const first = seasons[words[isNext ? 1 : 0]?.plain ?? ''];
  if (first === undefined || !(hasLead || isNext)) return null;
  const { year } = dayParts(today);
  const all = [year - 1, year, year + 1].map((at) => ({ from: firstOf(at, first), to: lastOf(at, first + 2) }));
  const found = all.find(({ from, to }) => (isNext ? from > today : to >= today));
  if (!found) return null;
  return { length: isNext ? 2 : 1, found: { ...found, from: latest(found.from, today) } };
}

/** 1 to 12, by its name or the first letters of it. */
function monthOf(word: Word | undefined): number | null {
  const name = word?.plain ?? '';
  const index = months.findIndex((full) => full === name || (full.startsWith(name) && [3, 4].includes(name.length)));
  return index === -1 || (name.length === 4 && name !== 'sept' && !months.includes(name)) ? null : index + 1;
}

function dayNumber(word: Word | undefined): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word?.plain ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

function yearOf(word: Word | undefined): number | null {
  return /^20\d\d$/u.test(word?.plain ?? '') ? Number(word?.plain) : null;
}

/** Within the years that a day is written with. @param month may be beyond 12: a month of the next year */
function firstOf(year: number, month: number): CalendarDay {
  const number = ((month - 1) % 12) + 1;
  const at = Math.min(Math.max(year + Math.floor((month - 1) / 12), 1), 9999);
  const day = dayFromParts({ year: at, month: number, day: 1 });
  if (day === null) throw new RangeError(`no month ${year}-${month}`);
  return day;
}

function lastOf(year: number, month: number): CalendarDay {
  const first = firstOf(year, month);
  const parts = dayParts(first);
  return addDays(first, daysInMonth(parts.year, parts.month) - 1);
}

const latest = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

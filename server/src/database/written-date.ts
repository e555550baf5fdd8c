import { monthNames, weekdayNames } from '@ascendant/domain/date-form';
import { and, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import { events } from '../../db/schema/events';

/** When a date begins as its reader may write it: 'fridays july 2 2nd 2027 2027-07-02 9:00 9:00am 9am 09:00 a.m.' */
const when = sql`lower(to_char(${events.startDate}, '" "FMDay"s "FMMonth" "FMDD" "FMDDth" "YYYY" "YYYY-MM-DD"') ||
  to_char(${events.startTime}::time, '" "FMHH12:MI" "FMHH12:MIam" "FMHH12am" "HH24:MI" "a.m." "'))`;
const what = sql`lower(unaccent(concat_ws(' ', ${events.title}, ${events.location})))`;

const dayWords = [...weekdayNames.map((name) => `${name}s`), ...monthNames].map((name) => name.toLowerCase());
const leastLetters = 3;

/** Words that only lead to a day: 'on the 12th of December at 9:00'. */
const fillers: ReadonlySet<string> = new Set(['on', 'at', 'in', 'of', 'the']);

/** The dates that have each word of a search: in their day or time, their title or their location. */
export function hasDateWords(search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => or(isWhen(word), isWhat(word))));
}

/** The same for the dates of one series, which have a title in common: 'mon' is a day there, also for walks in Montréal. */
export function hasDayWords(search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => (isOfDay(word) ? isWhen(word) : or(isWhen(word), isWhat(word)))));
}

/** Both days belong to them. */
export interface StartDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The dates that begin between two days; a missing one is no limit. */
export function beginsBetween({ from, to }: StartDays): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(events.startDate, from),
    to === undefined ? undefined : lte(events.startDate, to),
  );
}

function wordsOf(search: string): readonly string[] {
  const words = search.toLowerCase().split(/[\s,]+/);
  return words.map((word) => word.replace(/\.$/, '')).filter((word) => word !== '' && !fillers.has(word));
}

/** A number is a whole one, so that the 1st isn't the 12th; other words may be cut short. */
function isWhen(word: string): SQL {
  const found = /^\d+(st|nd|rd|th)?$/.test(word) ? ` ${word} ` : ` ${word}`;
  return sql`position(${found} in ${when}) > 0`;
}

const isWhat = (word: string): SQL => sql`position(lower(unaccent(${word})) in ${what}) > 0`;

const isOfDay = (word: string): boolean =>
  /^\d/.test(word) || (word.length >= leastLetters && dayWords.some((name) => name.startsWith(word)));

import { clockTime } from './calendar-day';
import { siteLocale } from './site/locale';

/** The months, from January, which is 0. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The days of the week, from Sunday, which is 0. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** How readers of English write days and clock times, named by where they live. */
export type DateForm = keyof typeof dateForms;

interface Habits {
  readonly isDayFirst: boolean;
  /** What follows the hours of the two halves of a day; null for a clock of 24 hours. */
  readonly halves: readonly [string, string] | null;
}

const dateForms = {
  'en-CA': { isDayFirst: false, halves: ['a.m.', 'p.m.'] },
  'en-US': { isDayFirst: false, halves: ['AM', 'PM'] },
  'en-AU': { isDayFirst: true, halves: ['am', 'pm'] },
  'en-GB': { isDayFirst: true, halves: null },
} as const satisfies Record<string, Habits>;

/** What we write where we don't know the reader: in emails, on printed tickets and in answers of the API. */
export const homeForm: DateForm = siteLocale;

const formOf: ReadonlyMap<string, DateForm> = new Map([
  ['', homeForm],
  ['*', homeForm],
  ['en', homeForm],
  ['en-ca', homeForm],
  ['en-us', 'en-US'],
  ['en-ph', 'en-US'],
  ['en-au', 'en-AU'],
  ['en-nz', 'en-AU'],
  ['en-in', 'en-AU'],
]);

/**
 * How the reader of a language writes dates. Other languages have the day first and 24 hours.
 * Source: docs/rules/web.md, "Days and times".
 * @param languages an Accept-Language header, or a language of the browser; the first language counts
 */
export function dateFormOf(languages: string | undefined): DateForm {
  const [first = ''] = (languages ?? '').split(/[,;]/, 1);
  return formOf.get(first.trim().toLowerCase()) ?? 'en-GB';
}

export function isDateForm(text: string | undefined): text is DateForm {
  return text !== undefined && Object.hasOwn(dateForms, text);
}

/** True where the day comes before the month. */
export function isDayFirst(form: DateForm): boolean {
  return dateForms[form].isDayFirst;
}

/** '6:15 a.m.', or '06:15' on a clock of 24 hours. @param time HH:MM. @throws RangeError for another text */
export function clockText(time: string, form: DateForm = homeForm): string {
  const { halves } = dateForms[form];
  const [hours, minutes] = [Number(clockTime(time).slice(0, 2)), time.slice(3)];
  return halves === null ? time : `${hours % 12 || 12}:${minutes} ${halves[hours < 12 ? 0 : 1]}`;
}

import { siteLocale } from '../site/locale';

/** The languages that hosts and guides can say they speak, by their ISO 639-1 codes. Their names: `languagesText`. */
export const faceLanguages = [
  'en',
  'fr',
  'es',
  'pt',
  'de',
  'it',
  'nl',
  'pl',
  'uk',
  'ru',
  'ar',
  'fa',
  'hi',
  'pa',
  'ur',
  'vi',
  'th',
  'tl',
  'ja',
  'ko',
  'zh',
  'sw',
  'iu',
  'cr',
] as const;
export type FaceLanguage = (typeof faceLanguages)[number];

/** The earliest year since when anyone can have hosted or guided. */
export const earliestLeadsSince = 1950;
export const leadsSinceSentence = `Enter a year from ${earliestLeadsSince} to this one.`;

/** @param thisYear by the reader's clock */
export function canLeadSince(year: number, thisYear: number): boolean {
  return year >= earliestLeadsSince && year <= thisYear;
}

const names = new Intl.DisplayNames(siteLocale, { type: 'language' });

/** 'French' */
export function languageName(code: FaceLanguage): string {
  return names.of(code) ?? code;
}

/** 'English, French and Spanish' @returns '' for none */
export function languagesText(codes: readonly FaceLanguage[]): string {
  return new Intl.ListFormat(siteLocale, { type: 'conjunction' }).format(codes.map(languageName));
}

export const answerTimes = ['hour', 'hours', 'day', 'days'] as const;
export type AnswerTime = (typeof answerTimes)[number];

/** How long ago a question to a host can be and still count, in days. */
export const answersCountDays = 180;
/** A question that has waited less than this isn't unanswered yet, in hours. */
export const answerDueHours = 24;
/** How many questions have to count before anything is said. */
const fewestAnswers = 3;

const longestMinutes = { hour: 60, hours: 6 * 60, day: 24 * 60, days: 3 * 24 * 60 } as const;

/**
 * How soon a host usually answers, from what travellers have asked.
 * @param medianMinutes of the first answers; a question without one counts as waiting until now
 * @returns null where too few have asked, or they usually wait longer than three days
 */
export function usualAnswerTime({
  questions,
  medianMinutes,
}: {
  readonly questions: number;
  readonly medianMinutes: number | null;
}): AnswerTime | null {
  if (questions < fewestAnswers || medianMinutes === null) return null;
  return answerTimes.find((time) => medianMinutes <= longestMinutes[time]) ?? null;
}

/** 'Usually answers within a day' */
export function answerTimeText(time: AnswerTime): string {
  const within = { hour: 'an hour', hours: 'a few hours', day: 'a day', days: 'three days' }[time];
  return `Usually answers within ${within}`;
}

/** The language of every page, email and file. Other languages: docs/extending.md, "A language". */
export const siteLanguage = 'en';

/**
 * How numbers, lists and long dates are written where we don't know the reader, or where it doesn't depend on them.
 * A reader's own form of dates and times: `packages/domain/src/date-form.ts`.
 */
export const siteLocale = 'en-CA';

const numbers = new Intl.NumberFormat(siteLocale);

/** '1,247' */
export function numberText(count: number): string {
  return numbers.format(count);
}

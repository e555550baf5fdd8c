import { siteLocale } from '../site/locale';

/** The longest IANA names have 32 characters. */
export const timeZoneMaxLength = 64;

/** Whether a text is the name of a time zone, as 'America/Edmonton' and 'UTC' are. An offset such as '+01:00' isn't. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat(siteLocale, { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

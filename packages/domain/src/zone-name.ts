import { homeForm } from './date-form';

/** A zone that changes its clocks has a name of both halves of the year only near such a change. */
const inSummer = Date.UTC(2026, 6, 1);

/**
 * A time zone in words: 'Mountain Time', the same for Denver and Edmonton.
 * @returns nothing for a zone that this machine doesn't know: then the place says which clocks are meant
 */
export function zoneName(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat(homeForm, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(inSummer);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name.replace(/ \(.*\)$/, '');
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

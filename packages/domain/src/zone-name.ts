import { homeForm } from './date-form';

/** A zone that changes its clocks has a name of both halves of the year only near such a change. */
const inSummer = Date.UTC(2026, 6, 1);

/** Asking for a name takes most of a millisecond. There are about 600 zones; more texts than that are other spellings. */
const names = new Map<string, string>();
const mostNames = 1000;

/**
 * A time zone in words: 'Mountain Time', the same for Denver and Edmonton.
 * @returns nothing for a zone that this machine doesn't know: then the place says which clocks are meant
 */
export function zoneName(timeZone: string): string {
  const known = names.get(timeZone);
  if (known !== undefined) return known;
  if (names.size === mostNames) names.clear();
  const name = askForName(timeZone);
  names.set(timeZone, name);
  return name;
}

function askForName(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat(homeForm, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(inSummer);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name.replace(/ \(.*\)$/, '');
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

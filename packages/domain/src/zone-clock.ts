import { calendarDay, clockTime, type CalendarDay, type ClockTime } from './calendar-day';
import { homeForm } from './date-form';

/** A zone that changes its clocks has a name of both halves of the year only near such a change. */
const inSummer = Date.UTC(2026, 6, 1);

/** Asking for a name takes most of a millisecond. There are about 600 zones; more texts than that are other spellings. */
const names = new Map<string, string>();
const mostNames = 1000;

/**
 * What the clocks of a zone did around a time: `[offset0, t1, offset1, t2, offset2, …]`. Offsets are in seconds east of UTC; each t is the
 * instant, in Unix seconds, at which the offset after it begins. Always from the zone table, never from a browser's or a runtime's rules.
 * Source: docs/decisions/0090-one-zone-table.md.
 */
export type ZoneOffsets = readonly number[];

/** A day and a clock time at a place. */
export interface LocalMoment {
  readonly day: CalendarDay;
  readonly time: ClockTime;
}

/** What the clocks and calendars of a zone show at an instant. @throws RangeError for an invalid instant */
export function localMoment(at: Date, offsets: ZoneOffsets): LocalMoment {
  const shown = new Date(at.getTime() + offsetAt(at, offsets) * 1000).toISOString();
  return { day: calendarDay(shown.slice(0, 10)), time: clockTime(shown.slice(11, 16)) };
}

/** How far the clocks of a zone are ahead of UTC at an instant, in seconds. */
function offsetAt(at: Date, offsets: ZoneOffsets): number {
  let index = 0;
  while (index + 2 < offsets.length && (offsets[index + 1] ?? Number.POSITIVE_INFINITY) * 1000 <= at.getTime())
    index += 2;
  return offsets[index] ?? 0;
}

/** More than a year, so that a part reaches past the changes of a season on both sides. */
const aroundMs = 400 * 86_400_000;

/** The part of a zone's offsets that matters around an instant: from 400 days before it until 400 days after it. */
export function offsetsAround(at: Date, offsets: ZoneOffsets): ZoneOffsets {
  const [from, until] = [new Date(at.getTime() - aroundMs), (at.getTime() + aroundMs) / 1000];
  const part = [offsetAt(from, offsets)];
  for (let i = 1; i + 1 < offsets.length; i += 2) {
    const [change = 0, offset = 0] = [offsets[i], offsets[i + 1]];
    if (change * 1000 > from.getTime() && change <= until) part.push(change, offset);
  }
  return part;
}

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

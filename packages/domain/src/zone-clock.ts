import { calendarDay, clockTime, type CalendarDay, type ClockTime } from './calendar-day';

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

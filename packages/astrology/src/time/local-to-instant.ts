import { clockSeconds, daySeconds } from '../day';
import type { ZoneHistory, Zones } from './zone-history';

/** Which of the two times a repeated clock reading means. */
export type Occurrence = 'first' | 'second';

/** A reading of a local calendar and clock. */
export interface LocalTime {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:MM' */
  readonly time: string;
}

export interface LocatedInstant {
  readonly unixSeconds: number;
  /** The offset at the instant, in seconds east of UTC; not always whole minutes. */
  readonly offsetSeconds: number;
  /** `ambiguous`: the clock showed this twice; we use the first unless asked. `nonexistent`: the clock skipped it; we shift it forward. */
  readonly kind: 'normal' | 'ambiguous' | 'nonexistent';
}

/**
 * The instant at which the clocks of a zone showed a local time.
 * @throws RangeError for a day or time that doesn't exist, or an unknown zone
 * Source: docs/rules/sky.md, "Local time to instant": first occurrence in an overlap, shift forward in a gap.
 */
export function localToInstant(local: LocalTime, zone: string, zones: Zones): LocatedInstant {
  return readingToInstant(daySeconds(local.date) + clockSeconds(local.time), zones.history(zone));
}

/**
 * The same for a clock reading in seconds "as if it were UTC", which may lie outside one day.
 * @param occurrence which one, if the clock showed the reading twice
 */
export function readingToInstant(
  reading: number,
  history: ZoneHistory,
  occurrence: Occurrence = 'first',
): LocatedInstant {
  let previous = history[0] ?? 0;
  for (let i = 1; i + 1 < history.length; i += 2) {
    const change = history[i] ?? 0;
    const next = history[i + 1] ?? 0;
    const instant = reading - previous;
    if (instant < change) {
      const repeated = next < previous && reading - next >= change;
      if (!repeated) return { unixSeconds: instant, offsetSeconds: previous, kind: 'normal' };
      const offsetSeconds = occurrence === 'first' ? previous : next;
      return { unixSeconds: reading - offsetSeconds, offsetSeconds, kind: 'ambiguous' };
    }
    if (next > previous && reading < change + next) {
      return { unixSeconds: instant, offsetSeconds: next, kind: 'nonexistent' };
    }
    previous = next;
  }
  return { unixSeconds: reading - previous, offsetSeconds: previous, kind: 'normal' };
}

/**
 * The instant just after the last time the clocks showed a reading before `reading`: the end of a span of local time.
 * It differs from {@link readingToInstant} only where clocks were set back across the end of the span: the repeated
 * readings then stay inside it.
 */
export function endOfReadings(reading: number, history: ZoneHistory): number {
  const first = readingToInstant(reading - 1, history);
  if (first.kind !== 'ambiguous') return first.unixSeconds + 1;
  return secondOccurrence(reading - 1, history) + 1;
}

function secondOccurrence(reading: number, history: ZoneHistory): number {
  let instant = readingToInstant(reading, history).unixSeconds;
  for (let i = 1; i + 1 < history.length; i += 2) {
    const change = history[i] ?? 0;
    const again = reading - (history[i + 1] ?? 0);
    const end = history[i + 2] ?? Infinity;
    if (again >= change && again < end) instant = Math.max(instant, again);
  }
  return instant;
}

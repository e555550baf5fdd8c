import { daySeconds } from '../day';
import { birthReadings, type BirthTime } from './birth-time';
import { endOfReadings, readingToInstant, type Occurrence } from './local-to-instant';
import type { Zones } from './zone-history';

/** A stretch of time in Unix seconds, `from` to `to`; one instant when they are equal. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Every instant at which a birth may have happened. */
export interface BirthInterval {
  /** In order of time, without overlaps. */
  readonly spans: readonly Span[];
  /** The exact clock reading occurred twice. */
  readonly ambiguous: boolean;
  /** A clock change skipped the exact clock reading; we shift it forward. */
  readonly nonexistent: boolean;
}

/** Offsets on Earth range from 12 hours behind UTC to 14 ahead, in seconds. */
const farthestWest = -12 * 3600;
const farthestEast = 14 * 3600;

/**
 * The instants that fit a date, what we know about the time, and the zones that may apply.
 * @param birth `zones` is one zone for a known place, every zone of the country for an unknown one, and empty when the
 * country is unknown too: then any offset on Earth may apply
 * @throws RangeError for a day, time or zone that doesn't exist
 * Source: docs/rules/sky.md, "Places" and "Incomplete birth time".
 */
export function birthInterval(
  birth: { date: string; time: BirthTime; zones: readonly string[] },
  zones: Zones,
): BirthInterval {
  const midnight = daySeconds(birth.date);
  const { from, to } = birthReadings(birth.time);
  const readings = { from: midnight + from, to: midnight + to };
  if (birth.zones.length === 0) {
    const span = { from: readings.from - farthestEast, to: readings.to - farthestWest };
    return { spans: [span], ambiguous: false, nonexistent: false };
  }
  if (birth.time.type !== 'exact') return spanInterval(readings, birth.zones, zones);
  return exactInterval({ reading: readings.from, occurrence: birth.time.occurrence }, birth.zones, zones);
}

interface ExactReading {
  readonly reading: number;
  readonly occurrence: Occurrence | undefined;
}

function exactInterval({ reading, occurrence }: ExactReading, names: readonly string[], zones: Zones): BirthInterval {
  const instants = names.map((name) => readingToInstant(reading, zones.history(name), occurrence));
  return {
    spans: union(instants.map(({ unixSeconds }) => ({ from: unixSeconds, to: unixSeconds }))),
    ambiguous: instants.some(({ kind }) => kind === 'ambiguous'),
    nonexistent: instants.every(({ kind }) => kind === 'nonexistent'),
  };
}

function spanInterval(readings: Span, names: readonly string[], zones: Zones): BirthInterval {
  const spans = names.map((name) => {
    const history = zones.history(name);
    return {
      from: readingToInstant(readings.from, history).unixSeconds,
      to: endOfReadings(readings.to, history),
    };
  });
  return { spans: union(spans), ambiguous: false, nonexistent: false };
}

/** The same instants as spans that neither touch nor overlap, in order. */
function union(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

import { isoInstant } from '../day';
import { ascendantAt, type Observer } from '../ephemeris/ascendant';
import { longitudesAt, retrogradesAt } from '../ephemeris/longitudes';
import { modelVersion } from '../model';
import { byPoint, type ByPoint } from '../point';
import { localToInstant } from '../time/local-to-instant';
import type { Zones } from '../time/zone-history';

/** The time of a start without one, as the event form proposes it. Source: docs/rules/sky.md, "Edge cases". */
const startTimeDefault = '09:00';
/** Noon, at which a day is judged. Source: docs/rules/sky.md, "Horoscopes". */
const noon = '12:00';

export interface EventPoint {
  /** Longitude in degrees; null for the ascendant of an event whose place is not known. */
  readonly lon: number | null;
  readonly retrograde: boolean;
}

/** The sky at a beginning: plain JSON, can be stored. */
export interface EventChart {
  readonly model: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly points: ByPoint<EventPoint>;
}

/** When and where an event begins; its end and length are ignored. */
export interface EventStart {
  /** Local day, 'YYYY-MM-DD'. */
  readonly date: string;
  /** Local time, 'HH:MM'; null counts as 09:00. */
  readonly time: string | null;
  /** IANA zone of the place. */
  readonly zone: string;
  /** Null when the place could not be resolved: no ascendant then. */
  readonly place: Observer | null;
}

/**
 * The chart of an event's beginning.
 * @throws RangeError for a day, time or zone that does not exist
 * Source: docs/rules/sky.md, "Events".
 */
export function eventChart(start: EventStart, zones: Zones): EventChart {
  const { unixSeconds } = localToInstant({ date: start.date, time: start.time ?? startTimeDefault }, start.zone, zones);
  return chartAt(unixSeconds, start.place);
}

/** The sky of a day at local noon, without an ascendant. Source: docs/rules/sky.md, "Horoscopes". */
export function skyAtNoon(date: string, zone: string, zones: Zones): EventChart {
  return eventChart({ date, time: noon, zone, place: null }, zones);
}

/** The sky at an instant in Unix seconds, seen from a place or from nowhere in particular. */
export function chartAt(unixSeconds: number, place: Observer | null): EventChart {
  const longitudes = longitudesAt(unixSeconds);
  const retrogrades = retrogradesAt(unixSeconds, longitudes);
  return {
    model: modelVersion,
    at: isoInstant(unixSeconds),
    points: byPoint((point) => {
      if (point !== 'Asc') return { lon: longitudes[point], retrograde: retrogrades[point] };
      return { lon: place === null ? null : ascendantAt(unixSeconds, place), retrograde: false };
    }),
  };
}

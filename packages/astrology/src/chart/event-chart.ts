import { isoInstant } from '../day';
import { ascendantAt, type Observer } from '../ephemeris/ascendant';
import { skyAt } from '../ephemeris/longitudes';
import { modelVersion } from '../model';
import { byPoint, type ByPoint } from '../point';
import { localToInstant } from '../time/local-to-instant';
import type { Zones } from '../time/zone-history';

/** The start time of an event without one, as the event form suggests. Source: docs/rules/sky.md, "Edge cases". */
const startTimeDefault = '09:00';
/** Noon: the time at which we look at the sky of a day. Source: docs/rules/sky.md, "Horoscopes". */
const noon = '12:00';

export interface EventPoint {
  /** Longitude in degrees; null for the ascendant of an event whose place we don't know. */
  readonly lon: number | null;
  readonly retrograde: boolean;
}

/** The sky when an event begins, as plain JSON that can be stored. */
export interface EventChart {
  readonly model: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly points: ByPoint<EventPoint>;
}

/** When and where an event begins. Its end and length don't matter. */
export interface EventStart {
  /** Local day, 'YYYY-MM-DD'. */
  readonly date: string;
  /** Local time, 'HH:MM'; null counts as 09:00. */
  readonly time: string | null;
  /** IANA zone of the place. */
  readonly zone: string;
  /** Null when we couldn't resolve the place; the chart then has no ascendant. */
  readonly place: Observer | null;
}

/**
 * The chart of an event's beginning.
 * @throws RangeError for a day, time or zone that doesn't exist
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

/** The sky at an instant in Unix seconds, from a place, or without an ascendant when the place is null. */
export function chartAt(unixSeconds: number, place: Observer | null): EventChart {
  const { longitudes, retrogrades } = skyAt(unixSeconds);
  return {
    model: modelVersion,
    at: isoInstant(unixSeconds),
    points: byPoint((point) => {
      if (point !== 'Asc') return { lon: longitudes[point], retrograde: retrogrades[point] };
      return { lon: place === null ? null : ascendantAt(unixSeconds, place), retrograde: false };
    }),
  };
}

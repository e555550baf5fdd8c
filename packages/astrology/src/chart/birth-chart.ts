import type { ByPoint } from '../point';
import type { BirthTime } from '../time/birth-time';
import type { Occurrence } from '../time/local-to-instant';
import type { Sign } from '../zodiac';

/** A place of the gazetteer, as stored with the birth data. */
export interface BirthPlace {
  readonly id: number;
  readonly name: string;
  /** Name of the state or province; null where the gazetteer has none. */
  readonly region: string | null;
  /** ISO 3166 two-letter code; null when the gazetteer no longer has the place. */
  readonly countryCode: string | null;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
  /** IANA name of the time zone. */
  readonly zone: string;
}

/** Where one point is, as far as we know. */
export interface Placement {
  /**
   * Longitude in degrees at the instant, or in the middle of the interval. Null for an ascendant that isn't certain.
   */
  readonly lon: number | null;
  /** Possible signs in order of time with their share of the interval; empty for an ascendant without a place. */
  readonly signs: readonly (readonly [sign: Sign, share: number])[];
  /** Exactly one sign is possible. */
  readonly certain: boolean;
  /** Certain, but within 1' of a sign boundary. */
  readonly nearCusp: boolean;
  /** Moving backwards at the instant, or in the middle of the interval. */
  readonly retrograde: boolean;
  /**
   * The arc of its possible longitudes, from west to east through the zodiac: `[350, 10]` is 20 degrees wide,
   * `[0, 360]` the whole circle. Null when the instant is known, and for an ascendant without a place.
   */
  readonly range: readonly [from: number, to: number] | null;
}

/**
 * A birth chart as we store it: plain JSON, and the source of truth for a profile.
 * Source: docs/rules/sky.md, "Stored profile". `range` is added for the wheel and the table of placements.
 */
export interface BirthChart {
  readonly model: string;
  readonly input: {
    date: string;
    /** 'HH:MM', the name of a period, or 'unknown'. */
    time: string;
    timeType: BirthTime['type'];
    /** Which one, if the clocks showed the time twice; left out for the first. */
    occurrence?: Occurrence;
    city: string | null;
    country: string | null;
  };
  readonly place: BirthPlace | null;
  /** First and last possible instant, ISO 8601 in UTC; equal when the instant is known. */
  readonly instant: { from: string; to: string; ambiguous: boolean; nonexistent: boolean };
  readonly points: ByPoint<Placement>;
}

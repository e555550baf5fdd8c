import { isoInstant } from '../day';
import { ascendantClock } from '../ephemeris/ascendant';
import { longitudeAt, longitudesAt, skyAt, type Longitudes } from '../ephemeris/longitudes';
import { modelVersion } from '../model';
import { byPoint, type ByPoint, type Planet } from '../point';
import { birthInterval, type BirthInterval, type Span } from '../time/birth-interval';
import { birthTimeText, type BirthTime } from '../time/birth-time';
import { zonesAt } from '../time/local-mean-time';
import type { Zones } from '../time/zone-history';
import { isNearCusp } from '../zodiac';
import type { BirthChart, BirthPlace, Placement } from './birth-chart';
import { arcOf, sampleTimes, signShares, staysAlong, type Track } from './sky-track';

/** The seconds between samples. Source: docs/rules/sky.md, "Algorithm", steps 1 and 2. */
const planetStep = 30 * 60;
const ascendantStep = 4 * 60;

/** Everything we ask a person. */
export interface BirthInput {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly time: BirthTime;
  /** As the person entered it. */
  readonly city: string | null;
  readonly country: string | null;
  /** The place we found for the city and country; null when there's none. */
  readonly place: BirthPlace | null;
  /** For a missing place: the zones of the country; empty when the country is unknown too. Ignored otherwise. */
  readonly countryZones: readonly string[];
}

/** A chart with the longitudes it was computed from. */
export interface NatalChart {
  /** The part we store. */
  readonly birthChart: BirthChart;
  /** Equally likely longitudes of each point in degrees: one when the instant is known, none for an unknowable ascendant. */
  readonly samples: ByPoint<readonly number[]>;
}

/**
 * The chart of a birth: where the six points were, and how much of that we can't know.
 * @throws RangeError for a day, time or zone that doesn't exist
 * Source: docs/rules/sky.md, "Positions", "Incomplete birth time" and "Stored profile".
 */
export function natalChart(input: BirthInput, zones: Zones): NatalChart {
  const interval = birthInterval(
    { date: input.date, time: input.time, zones: input.place === null ? input.countryZones : [input.place.zone] },
    input.place === null ? zones : zonesAt(input.place.lon, zones),
  );
  const middle = middleOf(interval.spans);
  const { longitudes, retrogrades } = skyAt(middle);
  const planetTracks = planetSamples(interval.spans, { at: middle, longitudes });
  const known = { isExact: isOneInstant(interval.spans), middle };

  const tracked = byPoint((point) =>
    point === 'Asc' ? ascendantOf(input.place, interval.spans, known) : planetOf(point, planetTracks, known),
  );
  return {
    birthChart: {
      model: modelVersion,
      input: inputOf(input),
      place: input.place,
      instant: instantOf(interval),
      points: byPoint((point) => ({
        ...tracked[point].placement,
        retrograde: point !== 'Asc' && retrogrades[point],
      })),
    },
    samples: byPoint((point) => tracked[point].samples),
  };
}

interface Known {
  readonly isExact: boolean;
  readonly middle: number;
}

interface Tracked {
  readonly placement: Omit<Placement, 'retrograde'>;
  readonly samples: readonly number[];
}

interface SkyTrack {
  readonly times: readonly number[];
  readonly skies: readonly Longitudes[];
}

function planetSamples(spans: readonly Span[], known: { at: number; longitudes: Longitudes }): SkyTrack[] {
  return spans.map((span) => {
    const times = sampleTimes(span, planetStep);
    return { times, skies: times.map((at) => (at === known.at ? known.longitudes : longitudesAt(at))) };
  });
}

function planetOf(planet: Planet, tracks: readonly SkyTrack[], known: Known): Tracked {
  const samples = tracks.map(({ times, skies }) => ({ times, longitudes: skies.map((sky) => sky[planet]) }));
  return trackedOf(samples, (at) => longitudeAt(planet, at), known);
}

function ascendantOf(place: BirthPlace | null, spans: readonly Span[], known: Known): Tracked {
  if (place === null) {
    return { placement: { lon: null, signs: [], certain: false, nearCusp: false, range: null }, samples: [] };
  }
  const ascendantAt = ascendantClock(spans[0]?.from ?? known.middle, place);
  const tracks = spans.map((span) => {
    const times = sampleTimes(span, ascendantStep);
    return { times, longitudes: times.map(ascendantAt) };
  });
  const tracked = trackedOf(tracks, ascendantAt, known);
  return tracked.placement.certain ? tracked : { ...tracked, placement: { ...tracked.placement, lon: null } };
}

function trackedOf(tracks: readonly Track[], longitudeAt: (at: number) => number, known: Known): Tracked {
  const signs = signShares(tracks.flatMap((track) => staysAlong(track, longitudeAt)));
  const samples = tracks.flatMap((track) => track.longitudes);
  const certain = signs.length === 1;
  return {
    placement: {
      lon: known.isExact ? (samples[0] ?? null) : longitudeAt(known.middle),
      signs,
      certain,
      nearCusp: certain && samples.some(isNearCusp),
      range: known.isExact ? null : arcOf(samples),
    },
    samples,
  };
}

function isOneInstant(spans: readonly Span[]): boolean {
  return spans.length === 1 && spans.every(({ from, to }) => from === to);
}

function middleOf(spans: readonly Span[]): number {
  return ((spans[0]?.from ?? 0) + (spans.at(-1)?.to ?? 0)) / 2;
}

function instantOf({ spans, ambiguous, nonexistent }: BirthInterval): BirthChart['instant'] {
  return { from: isoInstant(spans[0]?.from ?? 0), to: isoInstant(spans.at(-1)?.to ?? 0), ambiguous, nonexistent };
}

function inputOf({ date, time, city, country }: BirthInput): BirthChart['input'] {
  const occurrence = time.type === 'exact' ? time.occurrence : undefined;
  return {
    date,
    time: birthTimeText(time),
    timeType: time.type,
    ...(occurrence === undefined ? {} : { occurrence }),
    city,
    country,
  };
}

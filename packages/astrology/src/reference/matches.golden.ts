import { readFileSync } from 'node:fs';
import type { BirthChart } from '../chart/birth-chart';
import type { EventChart } from '../chart/event-chart';
import { categoryMix, namedCategory, type CategoryMix } from '../matching/category-mix';
import { vectorOfSamples } from '../matching/person-vector';
import { modelVersion } from '../model';
import { byPoint, type Planet, type Point } from '../point';
import { signAt, type Sign } from '../zodiac';

interface ReferencePerson {
  readonly kind: string;
  readonly lon: Partial<Record<Point, number | number[]>>;
}

interface ReferenceEvent {
  readonly main: string;
  readonly secondary: string[];
  readonly retro: Partial<Record<Planet, boolean>>;
  readonly lon: Partial<Record<Point, number>>;
  readonly quality: number;
  readonly norm: number;
  readonly bestAlignedSigns: Sign[];
  readonly leastCompatibleSigns: Sign[];
}

interface ReferenceMatch {
  readonly person: number;
  readonly event: number;
  readonly z: number;
  readonly matchScore: number;
  readonly sun: number;
  readonly moon: number;
  readonly venus: number;
}

interface ReferenceFile {
  readonly persons: ReferencePerson[];
  readonly events: ReferenceEvent[];
  readonly matches: ReferenceMatch[];
}

const dataFile = new URL('../../golden/match-vectors.json', import.meta.url);

/** 8 people, 15 events and the expected scores of all 120 pairs. */
export const reference: ReferenceFile = JSON.parse(readFileSync(dataFile, 'utf8')) as ReferenceFile;

/** The vectors of the reference people. */
export const referencePeople: readonly Float32Array[] = reference.persons.map(({ lon }) =>
  vectorOfSamples(byPoint((point) => samplesOf(lon[point]))),
);

/** The charts and category mixes of the reference events. */
export const referenceEvents: readonly { chart: EventChart; mix: CategoryMix }[] = reference.events.map((event) => ({
  chart: {
    model: modelVersion,
    at: '2026-01-01T00:00:00Z',
    points: byPoint((point) => ({
      lon: event.lon[point] ?? null,
      retrograde: point !== 'Asc' && (event.retro[point] ?? false),
    })),
  },
  mix: categoryMix(
    namedCategory(event.main),
    event.secondary.map((name) => namedCategory(name)),
  ),
}));

/** The stored chart of a reference person, with only what explanations read. */
export function chartOfReference(person: number): BirthChart {
  const { lon, kind } = reference.persons[person] ?? { lon: {}, kind: 'none' };
  return {
    model: modelVersion,
    input: {
      date: '1990-01-01',
      time: 'unknown',
      timeType: kind === 'no-time' ? 'unknown' : 'exact',
      city: null,
      country: null,
    },
    place: null,
    instant: { from: '1990-01-01T00:00:00Z', to: '1990-01-01T00:00:00Z', ambiguous: false, nonexistent: false },
    points: byPoint((point) => {
      const samples = samplesOf(lon[point]);
      const signs = [...new Set(samples.map(signAt))];
      const [first = 0, last = 0] = [samples[0], samples.at(-1)];
      return {
        lon: samples[samples.length >> 1] ?? null,
        signs: signs.map((sign): [Sign, number] => [sign, 1 / signs.length]),
        certain: signs.length === 1,
        nearCusp: false,
        retrograde: false,
        range: samples.length > 1 ? [first, last] : null,
      };
    }),
  };
}

function samplesOf(longitude: number | number[] | undefined): number[] {
  return longitude === undefined ? [] : [longitude].flat();
}

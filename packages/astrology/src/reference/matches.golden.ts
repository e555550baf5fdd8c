import { readFileSync } from 'node:fs';
import type { BirthChart } from '../chart/birth-chart';
import type { EventChart } from '../chart/event-chart';
import { MODEL } from '../model';
import { categoryMix, namedCategory, type CategoryMix } from '../matching/category-mix';
import { vectorOfSamples } from '../matching/person-vector';
import { byPoint, type Planet, type Point } from '../point';
import { signAt, type Sign } from '../zodiac';

interface ReferencePerson {
  kind: string;
  lon: Partial<Record<Point, number | number[]>>;
}

interface ReferenceEvent {
  main: string;
  secondary: string[];
  retro: Partial<Record<Planet, boolean>>;
  lon: Partial<Record<Point, number>>;
  quality: number;
  norm: number;
  bestAlignedSigns: Sign[];
  leastCompatibleSigns: Sign[];
}

interface ReferenceMatch {
  person: number;
  event: number;
  z: number;
  matchScore: number;
  sun: number;
  moon: number;
  venus: number;
}

interface ReferenceFile {
  persons: ReferencePerson[];
  events: ReferenceEvent[];
  matches: ReferenceMatch[];
}

const FILE = new URL('../../golden/match-vectors.json', import.meta.url);

/** 8 people, 15 events and the expected scores of all 120 pairs. */
export const REFERENCE: ReferenceFile = JSON.parse(readFileSync(FILE, 'utf8')) as ReferenceFile;

/** The vectors of the reference people. */
export const REFERENCE_PEOPLE: readonly Float32Array[] = REFERENCE.persons.map(({ lon }) =>
  vectorOfSamples(byPoint((point) => samplesOf(lon[point]))),
);

/** The charts and category mixes of the reference events. */
export const REFERENCE_EVENTS: readonly { chart: EventChart; mix: CategoryMix }[] = REFERENCE.events.map((event) => ({
  chart: {
    model: MODEL,
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

/** A stored chart of a reference person: only what explanations read. */
export function chartOfReference(person: number): BirthChart {
  const { lon, kind } = REFERENCE.persons[person] ?? { lon: {}, kind: 'none' };
  return {
    model: MODEL,
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

import type { Light } from '@ascendant/astrology/sky/light';
import type { Ink } from '../print/inks';
import type { Stream } from '../random';

export type CloudKind = 'none' | 'cumulus' | 'strata' | 'cirrus';

/** How a sky is drawn: a random choice from the styles that suit the light. */
export interface SkyStyle {
  readonly ink: Ink;
  readonly field: 'smooth' | 'bands' | 'arcs';
  readonly bands: number;
  /** How far the edges of bands wave up and down, in units. */
  readonly wave: number;
  readonly clouds: CloudKind;
  readonly hasRays: boolean;
  /** Turn of the rays, in rays. */
  readonly turn: number;
}

type Hour = 'day' | 'low' | 'dusk' | 'dark';

const hoursByCategory: Readonly<Record<Light['phase'], Hour>> = {
  day: 'day',
  golden: 'low',
  civil: 'low',
  nautical: 'dusk',
  astronomical: 'dark',
  night: 'dark',
  moonlit: 'dark',
};

type Weighted<T> = readonly (readonly [T, number])[];

/** Clouds are decoration; we draw none after nautical twilight. */
const cloudsByHour: Readonly<Record<Hour, Weighted<CloudKind>>> = {
  day: [
    ['cumulus', 4],
    ['cirrus', 2],
    ['strata', 1],
    ['none', 2],
  ],
  low: [
    ['strata', 4],
    ['cirrus', 2],
    ['none', 3],
  ],
  dusk: [
    ['strata', 4],
    ['cirrus', 2],
    ['none', 3],
  ],
  dark: [['none', 1]],
};

const inks = (isDark: boolean): Weighted<Ink> => [
  ['classic', 4],
  ['lagoon', 3],
  ['rose', isDark ? 1 : 2],
  ['paper', 2],
  ['mint', isDark ? 1.2 : 1.8],
];

const fields = (isDark: boolean): Weighted<SkyStyle['field']> => [
  ['smooth', isDark ? 8 : 4],
  ['bands', isDark ? 0.7 : 3],
  ['arcs', isDark ? 0 : 2.5],
];

export function chooseSkyStyle(light: Light, rng: Stream): SkyStyle {
  const hour = hoursByCategory[light.phase];
  const isDark = hour === 'dark';
  return {
    ink: rng.weighted(inks(isDark)),
    field: rng.weighted(fields(isDark)),
    bands: rng.int(6, 9),
    wave: rng.range(0, 16),
    clouds: rng.weighted(cloudsByHour[hour]),
    hasRays: rng.chance(hour === 'day' || hour === 'low' ? 0.3 : 0),
    turn: rng.range(0, 2),
  };
}

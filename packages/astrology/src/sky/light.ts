import type { BodiesAbove } from './bodies';

/** The names of each light: while the Sun rises, and while it sets. */
const words: Readonly<Record<KindOfLight, readonly [rising: string, sinking: string]>> = {
  day: ['Morning', 'Afternoon'],
  golden: ['Early sunlight', 'Golden hour'],
  civil: ['Dawn', 'Dusk'],
  nautical: ['First light', 'Late dusk'],
  astronomical: ['The end of the night', 'Nightfall'],
  night: ['Night', 'Night'],
  moonlit: ['A moonlit night', 'A moonlit night'],
};

/** Kinds of light by the Sun's altitude, and a night lit by a bright Moon. */
export type LightPhase = 'day' | 'golden' | 'civil' | 'nautical' | 'astronomical' | 'night';
export type KindOfLight = LightPhase | 'moonlit';

const phasesFrom: readonly (readonly [altitudeDeg: number, phase: LightPhase])[] = [
  [6, 'day'],
  [0, 'golden'],
  [-6, 'civil'],
  [-12, 'nautical'],
  [-18, 'astronomical'],
];

/**
 * Light of the scene from the Sun's altitude in degrees; a boundary belongs to the brighter phase.
 * Source: docs/rules/sky.md, "The sky above an event".
 */
export function lightPhase(sunAltitudeDeg: number): LightPhase {
  return phasesFrom.find(([from]) => sunAltitudeDeg >= from)?.[1] ?? 'night';
}

/** How light it is, and what can be seen in the sky. */
export interface Light {
  readonly phase: KindOfLight;
  readonly sunAltitudeDeg: number;
  readonly isRising: boolean;
  /** 0 until the Sun is 8 degrees down, 1 from 16 degrees. */
  readonly darkness: number;
  /** 0 to 1: darkness times the Moon's height and lit part. */
  readonly moonlight: number;
  /** The faintest magnitude that shows. */
  readonly limitingMagnitude: number;
  /** How strongly the Milky Way shows, 0 to 1. */
  readonly milkyWay: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Venus shows at sunset, Sirius in civil twilight, the whole star list at the end of nautical twilight. */
function limitWithoutMoon(sunAltitudeDeg: number): number {
  if (sunAltitudeDeg > 1) return -9;
  if (sunAltitudeDeg > 0) return -4.2;
  const depression = -sunAltitudeDeg;
  if (depression < 6) return -3.6 + 0.7 * depression;
  return Math.min(3.4, 0.6 + 0.42 * (depression - 6));
}

/**
 * The light of an instant from the altitudes of Sun and Moon.
 * Source: docs/archive/design/covers.md, "Sky: where to look".
 */
export function lightOf({ sun, moon }: Pick<BodiesAbove, 'sun' | 'moon'>): Light {
  const phase = lightPhase(sun.altitudeDeg);
  const darkness = clamp((-8 - sun.altitudeDeg) / 8);
  const moonlight = darkness * clamp(moon.altitudeDeg / 12) * clamp((moon.litFraction - 0.15) / 0.6);
  return {
    phase: phase === 'night' && moonlight > 0.3 ? 'moonlit' : phase,
    sunAltitudeDeg: sun.altitudeDeg,
    isRising: sun.isRising,
    darkness,
    moonlight,
    limitingMagnitude: limitWithoutMoon(sun.altitudeDeg) - 0.9 * moonlight,
    milkyWay: clamp((-13 - sun.altitudeDeg) / 4) * clamp(1 - moonlight * 2),
  };
}

/**
 * Whether something of this magnitude shows at this altitude: air near the horizon dims it by up to 0.9.
 * @returns how many magnitudes brighter than the limit it appears; negative when you can't see it
 */
export function visibilityMargin(
  { altitudeDeg, magnitude }: { altitudeDeg: number; magnitude: number },
  { limitingMagnitude }: Pick<Light, 'limitingMagnitude'>,
): number {
  const dimmed = magnitude + 0.9 * Math.max(0, 1 - altitudeDeg / 9);
  return altitudeDeg <= 0 ? Number.NEGATIVE_INFINITY : limitingMagnitude - dimmed;
}

/**
 * The name of a light, as it begins a sentence.
 * Source: docs/archive/design/covers.md, "Text alternative".
 */
export function lightWords(light: KindOfLight, isSunRising: boolean): string {
  const [rising, sinking] = words[light];
  return isSunRising ? rising : sinking;
}

import { turnBetween, type Direction } from '@ascendant/astrology/sky/directions';
import type { Light } from '@ascendant/astrology/sky/light';
import type { Sky } from '@ascendant/astrology/sky/sky';
import { middle } from '../format';
import type { Stream } from '../random';
import { isMoonLitEnough } from './moon-sight';
import { projectionTo } from './projection';

/** The direction the picture faces, and the point it looks at. */
export interface Composition {
  readonly azimuthDeg: number;
  readonly x: number;
  readonly y: number;
  /** Which body casts a path of light on water there. */
  readonly lights: 'sun' | 'moon' | 'none';
}

/** What a composition starts from. */
export interface Frame {
  /** Azimuth of the most interesting direction, in degrees. */
  readonly view: number;
  /** y of the horizon on the paper. */
  readonly horizon: number;
  readonly rng: Stream;
  /** How far right of the middle to place the main body, in degrees; random if left out. */
  readonly turnDeg?: number | undefined;
}

interface Candidate {
  readonly direction: Direction;
  readonly worth: number;
  readonly lights: Composition['lights'];
}

function candidates({ sun, moon, planets }: Sky, light: Light): readonly Candidate[] {
  return [
    { direction: sun, worth: 9, lights: 'sun' },
    {
      direction: moon,
      worth: isMoonLitEnough(moon, light.sunAltitudeDeg) ? 4 + 3 * moon.litFraction : 0,
      lights: light.sunAltitudeDeg < -1 ? 'moon' : 'none',
    },
    ...planets
      .filter(({ magnitude }) => magnitude < light.limitingMagnitude - 1)
      .map((planet): Candidate => ({ direction: planet, worth: 2 - planet.magnitude * 0.4, lights: 'none' })),
  ];
}

/** The main body in the frame, or else where the Sun set or will rise. */
function aimOf(sky: Sky, light: Light, view: number): Candidate | undefined {
  const turnTo = ({ azimuthDeg }: Direction) => Math.abs(turnBetween(view, azimuthDeg));
  const [best] = candidates(sky, light)
    .filter(({ worth }) => worth > 0.5)
    .filter(({ direction: { altitudeDeg } }) => altitudeDeg > -1 && altitudeDeg < 39)
    .filter(({ direction }) => turnTo(direction) < 50)
    .sort((a, b) => b.worth - a.worth);
  const isTwilight = sky.sun.altitudeDeg < -0.8 && sky.sun.altitudeDeg > -13;
  const glow: Candidate = { direction: sky.sun, worth: 1, lights: 'sun' };
  return best ?? (isTwilight && turnTo(sky.sun) < 60 ? glow : undefined);
}

/**
 * Turns the most interesting view so that the main body is left or right of the middle, but never outside the middle square.
 */
export function compose(sky: Sky, light: Light, { view, horizon, rng, turnDeg }: Frame): Composition {
  const aim = aimOf(sky, light, view);
  const chance = rng.sign() * rng.range(9, 21);
  const offset = turnDeg ?? chance;
  if (!aim) return { azimuthDeg: view, x: middle + offset * 9, y: horizon * 0.4, lights: 'none' };
  const azimuthDeg = (aim.direction.azimuthDeg - offset + 360) % 360;
  return { azimuthDeg, ...projectionTo(azimuthDeg, horizon)(aim.direction), lights: aim.lights };
}

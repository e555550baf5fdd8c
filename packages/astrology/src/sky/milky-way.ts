import { cross, equatorialVector, RADIANS_PER_DEGREE } from './directions';
import type { Vector } from './directions';

/** Pole and centre of the galactic system of the IAU (1958), in J2000 coordinates. */
const GALACTIC_POLE = equatorialVector(192.8595, 27.1283);
const GALACTIC_CENTRE = equatorialVector(266.4051, -28.9362);
const GALACTIC_EAST = cross(GALACTIC_POLE, GALACTIC_CENTRE);

const STEP_DEG = 3;

/** A point of the galactic equator. */
export interface GalacticPoint {
  readonly galacticLongitudeDeg: number;
  readonly vector: Vector;
}

function galacticPoint(galacticLongitudeDeg: number): GalacticPoint {
  const cos = Math.cos(galacticLongitudeDeg * RADIANS_PER_DEGREE);
  const sin = Math.sin(galacticLongitudeDeg * RADIANS_PER_DEGREE);
  const along = (axis: 0 | 1 | 2) => cos * GALACTIC_CENTRE[axis] + sin * GALACTIC_EAST[axis];
  return { galacticLongitudeDeg, vector: [along(0), along(1), along(2)] };
}

/** The galactic equator, every 3 degrees from the centre. */
export const GALACTIC_EQUATOR: readonly GalacticPoint[] = Array.from({ length: 360 / STEP_DEG }, (_, i) =>
  galacticPoint(i * STEP_DEG),
);

/** Surface brightness of the Milky Way along its equator, 0.35 to 1: brightest at the centre, faintest across from it. */
export function milkyWayBrightness(galacticLongitudeDeg: number): number {
  const fromCentre = Math.min(galacticLongitudeDeg, 360 - galacticLongitudeDeg);
  return 0.35 + 0.65 * Math.exp(-((fromCentre / 65) ** 2));
}

import { cross, equatorialVector, radiansPerDegree, type Vector } from './directions';

/** Pole and centre of the galactic system of the IAU (1958), in J2000 coordinates. */
const galacticPole = equatorialVector(192.8595, 27.1283);
const galacticCentre = equatorialVector(266.4051, -28.9362);
const galacticEast = cross(galacticPole, galacticCentre);

const stepDeg = 3;

/** A point of the galactic equator. */
export interface GalacticPoint {
  readonly galacticLongitudeDeg: number;
  readonly vector: Vector;
}

function galacticPoint(galacticLongitudeDeg: number): GalacticPoint {
  const cos = Math.cos(galacticLongitudeDeg * radiansPerDegree);
  const sin = Math.sin(galacticLongitudeDeg * radiansPerDegree);
  const along = (axis: 0 | 1 | 2) => cos * galacticCentre[axis] + sin * galacticEast[axis];
  return { galacticLongitudeDeg, vector: [along(0), along(1), along(2)] };
}

/** The galactic equator, every 3 degrees from the centre. */
export const galacticEquator: readonly GalacticPoint[] = Array.from({ length: 360 / stepDeg }, (_, i) =>
  galacticPoint(i * stepDeg),
);

/** Surface brightness of the Milky Way along its equator, 0.35 to 1: brightest at the centre, faintest opposite it. */
export function milkyWayBrightness(galacticLongitudeDeg: number): number {
  const fromCentre = Math.min(galacticLongitudeDeg, 360 - galacticLongitudeDeg);
  return 0.35 + 0.65 * Math.exp(-((fromCentre / 65) ** 2));
}

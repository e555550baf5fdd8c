/** A direction in the sky: degrees above the horizon, and degrees from north through east. */
export interface Direction {
  readonly altitudeDeg: number;
  readonly azimuthDeg: number;
}

/** A unit vector; J2000 equatorial unless a name says otherwise. */
export type Vector = readonly [x: number, y: number, z: number];

export const radiansPerDegree = Math.PI / 180;

/** The smallest turn from azimuth `from` to azimuth `to`, in degrees from -180 (left) to 180 (right). */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Right ascension and declination in degrees to a unit vector. */
export function equatorialVector(rightAscensionDeg: number, declinationDeg: number): Vector {
  const ra = rightAscensionDeg * radiansPerDegree;
  const dec = declinationDeg * radiansPerDegree;
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/**
 * The direction from `from` to `to`: degrees from the zenith direction, positive towards larger azimuth (to the right
 * when you face it). We use it for the tilt of the Moon's lit limb and of its face.
 */
export function bearingDeg(from: Direction, to: Direction): number {
  const turn = (to.azimuthDeg - from.azimuthDeg) * radiansPerDegree;
  const here = from.altitudeDeg * radiansPerDegree;
  const there = to.altitudeDeg * radiansPerDegree;
  const right = Math.sin(turn) * Math.cos(there);
  const up = Math.sin(there) * Math.cos(here) - Math.cos(there) * Math.sin(here) * Math.cos(turn);
  return Math.atan2(right, up) / radiansPerDegree;
}

const allPoints = [
  'north',
  'north-north-east',
  'north-east',
  'east-north-east',
  'east',
  'east-south-east',
  'south-east',
  'south-south-east',
  'south',
  'south-south-west',
  'south-west',
  'west-south-west',
  'west',
  'west-north-west',
  'north-west',
  'north-north-west',
] as const;

export type CompassPoint = (typeof allPoints)[number];

/** The nearest of 8 or 16 compass points to an azimuth in degrees (any turn of 360 is accepted). */
export function compassPoint(azimuthDeg: number, points: 8 | 16 = 16): CompassPoint {
  const step = Math.round(azimuthDeg / (360 / points)) * (16 / points);
  return allPoints[((step % 16) + 16) % 16] ?? 'north';
}

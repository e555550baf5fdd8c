import { signNames } from '@ascendant/domain/chart/chart-points';

/** Radians in one degree. */
export const radians = Math.PI / 180;

/** A sign of the tropical zodiac; each is 30 degrees wide. */
export type Sign = (typeof signNames)[number];
export type Element = 'fire' | 'earth' | 'air' | 'water';
export type Modality = 'cardinal' | 'fixed' | 'mutable';

const elements = ['fire', 'earth', 'air', 'water'] as const;
const modalities = ['cardinal', 'fixed', 'mutable'] as const;

/** Half the width of the strip around a sign boundary in which a placement counts as near the cusp, in degrees: 1'. */
const cuspDegrees = 1 / 60;

/** Index 0 (Aries) to 11 (Pisces) of the sign at a longitude in degrees. */
export function signIndex(longitudeDeg: number): number {
  return Math.floor(norm(longitudeDeg) / 30);
}

/** The sign with this index; any integer is taken modulo 12. */
export function signNumber(index: number): Sign {
  const sign = signNames[((index % 12) + 12) % 12];
  if (sign === undefined) throw new RangeError(`no sign has index ${index}`);
  return sign;
}

/** The sign at a longitude in degrees. Source: docs/rules/sky.md, "Conventions": floor(longitude / 30). */
export function signAt(longitudeDeg: number): Sign {
  return signNumber(signIndex(longitudeDeg));
}

/** Element of a sign: index modulo 4. Source: docs/rules/sky.md, "Conventions". */
export function elementOf(sign: Sign): Element {
  return elements[signNames.indexOf(sign) % 4] ?? 'fire';
}

/** Modality of a sign: index modulo 3. Source: docs/rules/sky.md, "Conventions". */
export function modalityOf(sign: Sign): Modality {
  return modalities[signNames.indexOf(sign) % 3] ?? 'cardinal';
}

/** Whether a longitude lies within one minute of arc of a sign boundary. Source: docs/rules/sky.md, "Incomplete birth time". */
export function isNearCusp(longitudeDeg: number): boolean {
  const withinSign = norm(longitudeDeg) % 30;
  return Math.min(withinSign, 30 - withinSign) <= cuspDegrees;
}

/** The position within the sign as we print it, '7°26′'. It's truncated, so it never reads 30°. Source: docs/rules/sky.md, "The natal wheel". */
export function degreesInSign(longitudeDeg: number): string {
  const minutes = Math.floor((norm(longitudeDeg) % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** Normalizes an angle in degrees to [0, 360). Source: docs/rules/sky.md, "Conventions". */
export function norm(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The signed difference from `b` to `a` the short way round, in degrees, in [-180, 180). Source: docs/rules/sky.md, "Conventions". */
export function diff(a: number, b: number): number {
  return norm(a - b + 180) - 180;
}

/** The angle in degrees, [0, 360), of a vector with these components. */
export function angleOf(vector: { y: number; x: number }): number {
  return norm(Math.atan2(vector.y, vector.x) / radians);
}

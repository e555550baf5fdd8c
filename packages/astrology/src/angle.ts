/** Radians in one degree. */
export const radians = Math.PI / 180;

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

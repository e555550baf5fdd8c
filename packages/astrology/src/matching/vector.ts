import { radians } from '../zodiac';
import { harmonics } from './kernel';

/** How many numbers a vector has for one natal point: a cosine and a sine for each harmonic. */
export const blockLength = 2 * harmonics;

/** The length of six blocks, one for each point. These first 72 numbers hold everything but the event quality. */
export const harmonicLength = 6 * blockLength;

/** Length of the vector of a person and of an event. Source: docs/rules/matching-model.md, "Event vector" and "Person vector". */
export const vectorLength = harmonicLength + 1;

/** Writes cos(h x) and sin(h x) for h = 1 to 6 at the beginning of a row, x in degrees. */
export function harmonicsAt(longitudeDeg: number): Float64Array {
  const row = new Float64Array(blockLength);
  const cos1 = Math.cos(longitudeDeg * radians);
  const sin1 = Math.sin(longitudeDeg * radians);
  let cos = 1;
  let sin = 0;
  for (let i = 0; i < blockLength; i += 2) {
    [cos, sin] = [cos * cos1 - sin * sin1, sin * cos1 + cos * sin1];
    row[i] = cos;
    row[i + 1] = sin;
  }
  return row;
}

/** The inner product of two rows of equal length. */
export function innerProduct(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/**
 * The z of a person and the event whose vector begins at `start` in a block of vectors. It keeps four sums at once,
 * because this is the inner loop of ranking. Every score is computed here, so that all agree to the last digit.
 */
export function vectorProduct(person: Float32Array, vectors: Float32Array, start: number): number {
  const quality = harmonicLength;
  let [a, b, c, d] = [0, 0, 0, (person[quality] ?? 0) * (vectors[start + quality] ?? 0)];
  for (let i = 0; i < quality; i += 4) {
    a += (person[i] ?? 0) * (vectors[start + i] ?? 0);
    b += (person[i + 1] ?? 0) * (vectors[start + i + 1] ?? 0);
    c += (person[i + 2] ?? 0) * (vectors[start + i + 2] ?? 0);
    d += (person[i + 3] ?? 0) * (vectors[start + i + 3] ?? 0);
  }
  return a + b + c + d;
}

/** Adds `factor` times `source` to `target`, in place. */
export function addScaled(target: Float64Array, source: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) + factor * (source[i] ?? 0);
}

/**
 * The standard deviation of the score over uniformly random natal points: the square root of half the sum of squares.
 * Source: docs/rules/matching-model.md, "Event vector", N.
 */
export function spreadOf(row: ArrayLike<number>): number {
  return Math.sqrt(innerProduct(row, row) / 2);
}

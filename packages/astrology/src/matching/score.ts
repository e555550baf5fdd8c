import { allPoints, type Point } from '../point';
import { blockLength, innerProduct, spreadOf, vectorLength, vectorProduct } from './vector';

/** Centre and steepness of the curve from z to the score. Source: docs/rules/matching-model.md, "Scores". */
export const centre = 0.47;
export const steepness = 0.78;

/** How well an event suits a person. */
export interface Match {
  /** The exact value to rank by. 0 is the middle, and the standard deviation is about 1. */
  readonly z: number;
  /** 0.0 to 10.0. Badges and texts use this rounded number. */
  readonly matchScore: number;
  /** The scores of the natal Sun, Moon and Venus on their own, on the same scale. */
  readonly sun: number;
  readonly moon: number;
  readonly venus: number;
}

/**
 * Scores a person against an event.
 * @param person see personVector
 * @param event see eventVector
 * @throws RangeError when a vector doesn't have 73 numbers
 * Source: docs/rules/matching-model.md, "Scores".
 */
export function match(person: Float32Array, event: Float32Array): Match {
  const z = matchZ(person, event);
  const part = (point: Point): number => matchScore(pointZ(point, person, event));
  return { z, matchScore: matchScore(z), sun: part('Sun'), moon: part('Moon'), venus: part('Venus') };
}

/** The inner product of the two vectors. Source: docs/rules/matching-model.md, "Scores". */
export function matchZ(person: Float32Array, event: Float32Array): number {
  if (person.length !== vectorLength || event.length !== vectorLength) {
    throw new RangeError(`a vector has ${vectorLength} numbers`);
  }
  return vectorProduct(person, event, 0);
}

/** The score for a z, 0.0 to 10.0 with one decimal. */
export function matchScore(z: number): number {
  return toOneDecimal(unroundedScore(z));
}

/** The score for a z before rounding. Source: docs/rules/matching-model.md, "Scores": 10 / (1 + exp(-(0.47 + 0.78 z))). */
export function unroundedScore(z: number): number {
  return 10 / (1 + Math.exp(-(centre + steepness * z)));
}

/** The z whose score this is: the inverse of {@link unroundedScore}. @param score between 0 and 10 */
export function zOfScore(score: number): number {
  return (Math.log(score / (10 - score)) - centre) / steepness;
}

/** Rounds half up to one decimal. */
export function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

function pointZ(point: Point, person: Float32Array, event: Float32Array): number {
  const start = allPoints.indexOf(point) * blockLength;
  const block = event.subarray(start, start + blockLength);
  const spread = spreadOf(block);
  return spread === 0 ? 0 : innerProduct(block, person.subarray(start, start + blockLength)) / spread;
}

/** The lowest z whose rounded score is at least this; −∞ for 0. @param score 0.0 to 10.0 with one decimal */
export function leastZ(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  const unrounded = score - 0.05;
  let z = zOfScore(unrounded);
  // The two formulas may differ in the last digit.
  while (matchScore(z) < score) z += 1e-12;
  return z;
}

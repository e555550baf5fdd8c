import { steepness, unroundedScore } from './score';

/** Score per z where the curve is steepest. */
export const steepestRise = (10 * steepness) / 4;

/**
 * How far an estimate may be from the score: between two entries the curve bends by less than 5 in a million, beyond the table's
 * ends less than 3 are left, and adding up the scores of fifty people in single precision is off by less than 30.
 */
export const scoreEstimateError = 5e-5;

const [lowestZ, highestZ, stepsPerZ] = [-20, 20, 128];
const table = Float64Array.from({ length: (highestZ - lowestZ) * stepsPerZ + 2 }, (_, step) =>
  unroundedScore(lowestZ + step / stepsPerZ),
);

/** The unrounded score for a z, read from a table: several times faster than the exact one. */
export function estimatedScore(z: number): number {
  const place = (Math.min(Math.max(z, lowestZ), highestZ) - lowestZ) * stepsPerZ;
  const step = Math.floor(place);
  const below = table[step] ?? 0;
  return below + (place - step) * ((table[step + 1] ?? 0) - below);
}

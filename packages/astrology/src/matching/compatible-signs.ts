import { signNames } from '@ascendant/domain/chart/chart-points';
import { allPoints } from '../point';
import type { Sign } from '../zodiac';
import { kernels } from './kernel';
import { addScaled, blockLength, harmonicsAt, innerProduct } from './vector';
import { natalWeights } from './weights';

/**
 * The longitudes that represent a sign: its 30 half degrees.
 * Source: docs/rules/sky.md, "Other profile fields"; docs/rules/matching-model.md, "Event analysis".
 */
const halfDegrees = 30;

/** Mean harmonics over each sign, Aries first: 12 numbers each. */
export const signHarmonics: readonly Float64Array[] = signNames.map((_, sign) => {
  const mean = new Float64Array(blockLength);
  for (let i = 0; i < halfDegrees; i++) addScaled(mean, harmonicsAt(sign * 30 + i + 0.5), 1 / halfDegrees);
  return mean;
});

/**
 * The three signs that suit a person best, best first. In a tie, the one earlier in the zodiac comes first.
 * @param person see personVector
 * Source: docs/rules/sky.md, "Other profile fields": sum over points of BP(p) times the mean harmony with the sign.
 */
export function compatibleSigns(person: Float32Array): Sign[] {
  const wishes = wishesOf(person);
  return bestSigns(
    signHarmonics.map((sign) => innerProduct(sign, wishes)),
    3,
  );
}

/** The signs with the largest values, largest first. In a tie, the one earlier in the zodiac comes first. */
export function bestSigns(values: readonly number[], count: number): Sign[] {
  const order = signNames.map((sign, i) => ({ sign, value: values[i] ?? 0 }));
  return order
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ sign }) => sign);
}

function wishesOf(person: Float32Array): Float64Array {
  const wishes = new Float64Array(blockLength);
  allPoints.forEach((point, p) => {
    for (let i = 0; i < blockLength; i++) {
      const amplitude = natalWeights[point] * (kernels.harmony[i >> 1] ?? 0);
      wishes[i] = (wishes[i] ?? 0) + amplitude * (person[p * blockLength + i] ?? 0);
    }
  });
  return wishes;
}

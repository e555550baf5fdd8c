import { allPlanets, allPoints, type Planet } from '../point';
import type { Significators } from './category-significators';
import { domicileSigns } from './dignity';
import { harmonics, kernelOf, kernels } from './kernel';
import { addScaled, blockLength, harmonicLength, harmonicsAt } from './vector';
import { natalWeight, pairWeight, significatorWeight } from './weights';

/** What a category suits regardless of the sky, as a share of a point's weight. Source: docs/rules/matching-model.md, "Event vector". */
const domicileAffinity = 0.3;

/** The numbers of a category that don't depend on the sky. */
export interface CategoryModel {
  /** w(p, q) a_h, at index (6p + q) 6 + h - 1. */
  readonly pairs: Float64Array;
  /** The domicile affinity of the category: a vector of 72 numbers. */
  readonly domiciles: Float64Array;
}

const models = new WeakMap<Significators, CategoryModel>();

/** The model of a category, cached by its object of significators. */
export function categoryModel(significators: Significators): CategoryModel {
  const known = models.get(significators);
  if (known !== undefined) return known;
  const model = { pairs: pairsOf(significators), domiciles: domicilesOf(significators) };
  models.set(significators, model);
  return model;
}

function pairsOf(significators: Significators): Float64Array {
  return Float64Array.from(
    allPoints.flatMap((natal) =>
      allPoints.flatMap((event) => {
        const weight = pairWeight(natal, event, significators);
        return kernels[kernelOf(natal, event, significators)].map((a) => weight * a);
      }),
    ),
  );
}

function domicilesOf(significators: Significators): Float64Array {
  const vector = new Float64Array(harmonicLength);
  allPoints.forEach((natal, p) => {
    const weight = natalWeight(natal, significators);
    const block = vector.subarray(p * blockLength, (p + 1) * blockLength);
    for (const planet of allPlanets) {
      addScaled(block, domicileBlocks[planet], weight * significatorWeight(significators, planet));
    }
  });
  return vector;
}

/**
 * The affinity of a natal point of weight 1 with the domiciles of each planet, if that planet were the only significator:
 * 12 numbers each. Multiply them by W(p) and the weight of the significator.
 * Source: docs/rules/matching-model.md, "Event vector".
 */
export const domicileBlocks: Readonly<Record<Planet, Float64Array>> = {
  Sun: domicileBlock('Sun'),
  Moon: domicileBlock('Moon'),
  Mercury: domicileBlock('Mercury'),
  Venus: domicileBlock('Venus'),
  Mars: domicileBlock('Mars'),
};

function domicileBlock(planet: Planet): Float64Array {
  const block = new Float64Array(blockLength);
  for (const middle of domicileSigns[planet]) {
    const affinity = harmonicsAt(middle).map((value, i) => (kernels.harmony[i >> 1] ?? 0) * value);
    addScaled(block, affinity, domicileAffinity / domicileSigns[planet].length);
  }
  return block;
}

/** Index in {@link CategoryModel.pairs} of the first harmonic of a pair. Points are given by number. */
export function pairIndex(natal: number, event: number): number {
  return (natal * allPoints.length + event) * harmonics;
}

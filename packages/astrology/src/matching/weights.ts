import { allPoints, type Planet, type Point } from '../point';
import type { Significators } from './category-significators';

type PointWeights = Readonly<Record<Point, number>>;

/** Weight of each natal point. Source: docs/rules/matching-model.md, "Point and pair weights", BP [S1]. */
export const natalWeights: PointWeights = { Sun: 0.24, Moon: 0.26, Mercury: 0.1, Venus: 0.2, Mars: 0.1, Asc: 0.1 };

/** Weight of each event point. Source: docs/rules/matching-model.md, "Point and pair weights", BQ [E1]. */
export const eventWeights: PointWeights = { Sun: 0.2, Moon: 0.3, Mercury: 0.1, Venus: 0.2, Mars: 0.1, Asc: 0.1 };

/** How strongly a category shifts the weights towards its significators. Source: docs/rules/matching-model.md, "Point and pair weights", g. */
export const emphasis = 0.55;

type PairFactors = Readonly<Partial<Record<Point, Readonly<Partial<Record<Point, number>>>>>>;

/** Factor of a pair, natal point first. Source: docs/rules/matching-model.md, "Point and pair weights" [S1, S2]. */
const pairFactors: PairFactors = {
  Sun: { Sun: 1.1, Moon: 1.3, Venus: 1.1, Asc: 1.1 },
  Moon: { Sun: 1.3, Moon: 1.2, Venus: 1.2, Asc: 1.1 },
  Mercury: { Mercury: 1.3 },
  Venus: { Sun: 1.1, Moon: 1.2, Venus: 1.2, Mars: 1.3, Asc: 1.1 },
  Mars: { Venus: 1.3 },
  Asc: { Sun: 1.1, Moon: 1.1, Venus: 1.1 },
};
/** The factor of every other pair. */
export const otherPair = 0.9;

/**
 * The weight of a pair of a natal and an event point in a category: w(p, q).
 * Source: docs/rules/matching-model.md, "Point and pair weights".
 */
export function pairWeight(natal: Point, event: Point, significators: Significators): number {
  const weights = emphasised(natalWeights, natal, significators) * emphasised(eventWeights, event, significators);
  return weights * pairFactor(natal, event);
}

/** The factor by which a pair counts beyond its two weights. Source: docs/rules/matching.md. */
export function pairFactor(natal: Point, event: Point): number {
  return pairFactors[natal]?.[event] ?? otherPair;
}

/** The largest factor of a pair. */
export function largestPairFactor(): number {
  return Math.max(...allPoints.flatMap((natal) => allPoints.map((event) => pairFactor(natal, event))));
}

/** The weight of a natal point with all six event points together: W(p). Source: docs/rules/matching-model.md, "Event vector". */
export function natalWeight(natal: Point, significators: Significators): number {
  return allPoints.reduce((sum, event) => sum + pairWeight(natal, event, significators), 0);
}

/** A point's weight in a category: its own weight, shifted towards the significators. */
export function emphasised(base: PointWeights, point: Point, significators: Significators): number {
  if (point === 'Asc') return base.Asc;
  return (1 - emphasis) * base[point] + emphasis * significatorWeight(significators, point) * (1 - base.Asc);
}

/** The weight of a planet as a significator; 0 when it isn't one here. */
export function significatorWeight(significators: Significators, planet: Planet): number {
  return significators[planet] ?? 0;
}

import { allPlanets } from '../point';
import { neutral, significatorsFor, type Significators } from './category-significators';
import { significatorWeight } from './weights';

/** What matching needs to know about a category. */
export interface MatchCategory {
  /** Anything that identifies the category: its id or name. */
  readonly key: string | number;
  readonly significators: Significators;
}

/** The categories of one event with weights that add up to 1. */
export type CategoryMix = readonly { significators: Significators; weight: number }[];

/** The weight of the main category when there are secondary ones. Source: docs/rules/matching-model.md, "Category significators". */
const mainWeight = 0.7;

/** The mix for a sky without an event. */
export const neutralMix: CategoryMix = [{ significators: neutral, weight: 1 }];

/**
 * The categories of an event with their weights. A secondary category given twice, or equal to the main one, counts once.
 * Source: docs/rules/matching-model.md, "Category significators": main alone 1, else main .7 and .3/k for each of k secondary categories.
 */
export function categoryMix(main: MatchCategory, secondary: readonly MatchCategory[] = []): CategoryMix {
  const others = secondary.filter(
    ({ key }, i) => key !== main.key && secondary.findIndex((other) => other.key === key) === i,
  );
  if (others.length === 0) return [{ significators: main.significators, weight: 1 }];
  const share = (1 - mainWeight) / others.length;
  return [
    { significators: main.significators, weight: mainWeight },
    ...others.map(({ significators }) => ({ significators, weight: share })),
  ];
}

/** A category of which we only have the name and perhaps a description. */
export function namedCategory(name: string, description?: string | null): MatchCategory {
  return { key: name, significators: significatorsFor(name, description) };
}

/** The significators of a mix: each planet's weights added up. Source: docs/rules/matching-model.md, "Event vector". */
export function mixedSignificators(mix: CategoryMix): Significators {
  const mixed = allPlanets.map((planet) => {
    const weight = mix.reduce((sum, part) => sum + part.weight * significatorWeight(part.significators, planet), 0);
    return [planet, weight] as const;
  });
  return Object.fromEntries(mixed.filter(([, weight]) => weight > 0));
}

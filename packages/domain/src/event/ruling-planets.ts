/** The planets that a kind of event can be about, in the order they're offered. */
export const rulingPlanets = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const;
export type RulingPlanet = (typeof rulingPlanets)[number];

/** How much each ruling planet counts; the weights add up to 1. */
export type PlanetWeights = Readonly<Partial<Record<RulingPlanet, number>>>;

/** The planets that have a weight, in the order they're offered. @param weights null if none was chosen */
export function chosenPlanets(weights: PlanetWeights | null): readonly RulingPlanet[] {
  return rulingPlanets.filter((planet) => (weights?.[planet] ?? 0) > 0);
}

/**
 * The weights of the planets chosen for a category. They share the weight equally, except that the same choice keeps the weights
 * it has.
 * @param stored null if none was chosen before
 * @returns null if none is chosen, which makes the category neutral
 * Source: docs/rules/matching-model.md, "Category significators".
 */
export function planetWeights(
  chosen: readonly RulingPlanet[],
  stored: PlanetWeights | null = null,
): PlanetWeights | null {
  const planets = rulingPlanets.filter((planet) => chosen.includes(planet));
  if (planets.length === 0) return null;
  if (chosenPlanets(stored).join() === planets.join()) return stored;
  return Object.fromEntries(planets.map((planet) => [planet, 1 / planets.length]));
}

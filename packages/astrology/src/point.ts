/** The five bodies whose longitude is computed, in the order used everywhere. */
export const allPlanets = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const;

/** The six points of a chart in the order used everywhere. `Asc` is the ascendant, whose sign is the rising sign. */
export const allPoints = [...allPlanets, 'Asc'] as const;

/** One of the five bodies. "Planet" in the astrological sense: Sun and Moon are among them. */
export type Planet = (typeof allPlanets)[number];

/** One of the six points of a chart. Source: docs/rules/sky.md, "Conventions". */
export type Point = (typeof allPoints)[number];

/** One value for each point. */
export type ByPoint<T> = Record<Point, T>;

/** Builds one value for each point. */
export function byPoint<T>(valueOf: (point: Point, index: number) => T): ByPoint<T> {
  return {
    Sun: valueOf('Sun', 0),
    Moon: valueOf('Moon', 1),
    Mercury: valueOf('Mercury', 2),
    Venus: valueOf('Venus', 3),
    Mars: valueOf('Mars', 4),
    Asc: valueOf('Asc', 5),
  };
}

/** The name of a point in a sentence. */
export function pointName(point: Point): string {
  return point === 'Asc' ? 'rising sign' : point;
}

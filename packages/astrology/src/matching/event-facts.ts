import { allPoints, type Point } from '../point';
import type { CategoryMix } from './category-mix';
import { neutral, type Significators } from './category-significators';
import { pairWeight } from './weights';

/** The event points that differ within a day: the Moon by up to 15 degrees, the rising sign by all twelve signs. */
const withinADay: readonly Point[] = ['Moon', 'Asc'];

/** How much of a match, 0 to 1, differs with the hour of an event, averaged over its categories. */
function hourShareOf(mix: CategoryMix): number {
  return mix.reduce((sum, { significators, weight }) => sum + weight * hourShareIn(significators), 0);
}

function hourShareIn(significators: Significators): number {
  const weigh = (events: readonly Point[]) =>
    allPoints.reduce(
      (sum, natal) => sum + events.reduce((part, event) => part + pairWeight(natal, event, significators), 0),
      0,
    );
  return weigh(withinADay) / weigh(allPoints);
}

/** What of an event its matches can't use yet. */
export interface OpenFacts {
  /** The share of a match that differs with the hour. */
  readonly hourShare: number;
  /** No category says what the event is about. */
  readonly isNeutral: boolean;
}

/**
 * How much of a match waits for an event's hour, and whether its categories say anything.
 * @param mix its categories with their weights
 * Source: docs/rules/matching-model.md, "Point and pair weights" and "Category significators".
 */
export function openFacts(mix: CategoryMix): OpenFacts {
  return {
    hourShare: hourShareOf(mix),
    isNeutral: mix.every(({ significators }) => isNeutral(significators)),
  };
}

function isNeutral(significators: Significators): boolean {
  const planets = new Set([...Object.keys(neutral), ...Object.keys(significators)]) as Set<keyof Significators>;
  return [...planets].every((planet) => (significators[planet] ?? 0) === (neutral[planet] ?? 0));
}

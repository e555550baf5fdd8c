import type { EventChart } from '../chart/event-chart';
import { allPlanets, type Planet } from '../point';
import { radians, signAt } from '../zodiac';
import { mixedSignificators, type CategoryMix } from './category-mix';
import { dignityPoints } from './dignity';
import { kernelValue } from './kernel';
import { significatorWeight } from './weights';

/** One reason why a sky is good or bad for a beginning. It's the same for everyone. */
export interface QualityTerm {
  readonly name: 'phase' | 'venus' | 'sun' | 'mars' | 'dignity' | 'retrograde';
  readonly value: number;
}

/** The quality never moves z by more than this. Source: docs/rules/matching-model.md, "Event vector". */
const limit = 0.6;

/**
 * The event quality Q, -0.6 to +0.6.
 * Source: docs/rules/matching-model.md, "Event vector" [E1, L5].
 */
export function eventQuality(chart: EventChart, mix: CategoryMix): number {
  const sum = qualityTerms(chart, mix).reduce((total, term) => total + term.value, 0);
  return Math.max(-limit, Math.min(limit, sum));
}

/** The terms of Q before it is limited. Source: docs/rules/matching-model.md, "Event vector". */
export function qualityTerms(chart: EventChart, mix: CategoryMix): QualityTerm[] {
  const significators = mixedSignificators(mix);
  const moonFrom = (planet: Planet): number => longitudeOf(chart, 'Moon') - longitudeOf(chart, planet);
  const weighted = (valueOf: (planet: Planet) => number): number =>
    allPlanets.reduce((sum, planet) => sum + significatorWeight(significators, planet) * valueOf(planet), 0);
  const dignity = weighted((planet) => dignityPoints(planet, signAt(longitudeOf(chart, planet))) / 5);
  const retrograde = weighted((planet) => (chart.points[planet].retrograde ? 1 : 0));
  return [
    { name: 'phase', value: 0.12 * Math.sin(moonFrom('Sun') * radians) },
    { name: 'venus', value: 0.15 * kernelValue('harmony', moonFrom('Venus')) },
    { name: 'sun', value: 0.1 * kernelValue('polarity', moonFrom('Sun')) },
    { name: 'mars', value: 0.12 * kernelValue('martial', moonFrom('Mars')) },
    { name: 'dignity', value: 0.15 * dignity },
    { name: 'retrograde', value: -0.15 * retrograde },
  ];
}

/**
 * Longitude of a planet at an event in degrees.
 * @throws RangeError when the chart doesn't have it, which never happens with a chart of this package
 */
export function longitudeOf(chart: EventChart, planet: Planet): number {
  const { lon } = chart.points[planet];
  if (lon === null) throw new RangeError(`the chart lacks the longitude of ${planet}`);
  return lon;
}

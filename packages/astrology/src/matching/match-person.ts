import type { BirthChart } from '../chart/birth-chart';
import { listSigns, mostCandidatesListed } from '../chart/sign-text';
import { allPoints, pointName, type Point } from '../point';
import { angleOf, norm } from '../zodiac';
import { blockLength } from './vector';

/** What explanations need to know about a person: a traveller or a dependent. */
export interface MatchPerson {
  /** See personVector. */
  readonly vector: Float32Array;
  /** The stored chart that the vector was computed from. */
  readonly chart: BirthChart;
  /** Given for a dependent: texts then say "Maya's Venus" instead of "Your Venus". */
  readonly firstName?: string;
}

/** When a point's possible longitudes spread wider than this, in degrees, we don't state a distance from exact. */
const widestExact = 2;

/** 'Your', or the first name's possessive for a dependent. Source: docs/rules/matching-model.md, "Reasons of a match". */
export function possessive(person: MatchPerson): string {
  return person.firstName === undefined ? 'Your' : `${person.firstName}'s`;
}

/**
 * The name of a natal point in a sentence: 'Your Venus in Taurus', or with its candidates, 'Your Moon (Leo or Virgo)'.
 * Source: docs/rules/matching-model.md, "Reasons of a match", point 4.
 */
export function natalPointInWords(person: MatchPerson, point: Point): string {
  const { signs, certain } = person.chart.points[point];
  const name = `${possessive(person)} ${pointName(point)}`;
  const candidates = signs.map(([sign]) => sign);
  if (certain) return `${name} in ${candidates.join()}`;
  return candidates.length > mostCandidatesListed ? `${name} (sign not known)` : `${name} (${listSigns(candidates)})`;
}

/** The mean of a natal point's possible longitudes, in degrees. */
export function meanLongitude(person: MatchPerson, point: Point): number {
  const start = allPoints.indexOf(point) * blockLength;
  return angleOf({ x: person.vector[start] ?? 0, y: person.vector[start + 1] ?? 0 });
}

/** Whether a point's longitude is known well enough to speak of degrees. */
export function isWellKnown(person: MatchPerson, point: Point): boolean {
  const { range } = person.chart.points[point];
  if (range === null) return true;
  const [from, to] = range;
  return to - from < 360 && norm(to - from) <= widestExact;
}

import lines from '../../../data/day-lines.json';
import type { Planet, Point } from '../../point';

interface Tones {
  readonly helps: Readonly<Record<Planet, string>>;
  readonly strains: Readonly<Record<Planet, string>>;
}

/** What a day is good for, by the person's point and the planet of the day's sky. Source: docs/rules/matching-model.md, "Plain lines". */
const dayLines: Readonly<Record<Point, Tones>> = lines;

/** What a day does for a person, without an event: 'A good day to play.' It fits a dependent too. */
export function dayLine(natalPoint: Point, skyPoint: Planet, helps: boolean): string {
  return dayLines[natalPoint][helps ? 'helps' : 'strains'][skyPoint];
}

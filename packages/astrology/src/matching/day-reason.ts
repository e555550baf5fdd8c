import { aspectBetween, type AspectName } from '../chart/aspect';
import type { EventChart } from '../chart/event-chart';
import { pointName, type Point } from '../point';
import { signAt, type Sign } from '../zodiac';
import { neutralMix } from './category-mix';
import { contributions } from './contributions';
import { dayLine } from './lines/day-lines';
import { isWellKnown, meanLongitude, type MatchPerson } from './match-person';

/** The reason for a day's score. */
export interface DayReason {
  /** The Moon's sign at noon. */
  readonly moonSign: Sign;
  /** What helps most, as a plain line; null when nothing that's known well enough helps. */
  readonly text: string | null;
  /** The same for those who read charts: 'Moon in Scorpio, trine to your Moon'. */
  readonly astronomy: string | null;
}

/**
 * Why a day suits a person: of all pairs between its sky and their chart, the one that adds most to the score.
 * @param chart the day's sky, as of `dayCharts`
 * Source: docs/rules/matching-model.md, "Good days" and "Reasons of a match".
 */
export function dayReason(person: MatchPerson, chart: EventChart): DayReason {
  const lonOf = (point: Point) => chart.points[point].lon ?? 0;
  const [best] = contributions(person.vector, { chart, mix: neutralMix }, { domiciles: false })
    .filter(({ natalPoint, share }) => share > 0 && isWellKnown(person, natalPoint))
    .toSorted((a, b) => b.share - a.share);
  const moonSign = signAt(lonOf('Moon'));
  if (!best?.eventPoint || best.eventPoint === 'Asc') return { moonSign, text: null, astronomy: null };
  const longitude = lonOf(best.eventPoint);
  const { name } = aspectBetween(meanLongitude(person, best.natalPoint), longitude);
  const sky = `${pointName(best.eventPoint)} in ${signAt(longitude)}`;
  const astronomy = `${sky}, ${name} ${joinedBy(name)} your ${pointName(best.natalPoint)}`;
  const { natalPoint, eventPoint } = best;
  return { moonSign, text: dayLine(natalPoint, eventPoint, true), astronomy };
}

function joinedBy(aspect: AspectName): string {
  return aspect === 'conjunction' ? 'with' : 'to';
}

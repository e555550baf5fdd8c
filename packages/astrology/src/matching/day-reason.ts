import { aspectBetween, type AspectName } from '../chart/aspect';
import { chartAt } from '../chart/event-chart';
import { pointName, type Point } from '../point';
import { signAt, type Sign } from '../zodiac';
import { neutralMix } from './category-mix';
import { contributions } from './contributions';
import { noonOf } from './good-days';
import { isWellKnown, meanLongitude, type MatchPerson } from './match-person';

/** What stands behind a day's score, in a few words. */
export interface DayReason {
  /** Where the Moon stands at noon. */
  readonly moonSign: Sign;
  /** 'Moon in Scorpio, trine to your Moon': what helps most; null where nothing does that is known well enough to be said. */
  readonly text: string | null;
}

/**
 * Why a day suits a person: of all that its sky has with their chart, what adds most to the score.
 * @param day 'YYYY-MM-DD'
 * @throws RangeError when it is no day
 * Source: docs/rules/matching-model.md, "Good days" and "Reasons of a match".
 */
export function dayReason(person: MatchPerson, day: string): DayReason {
  const chart = chartAt(noonOf(day), null);
  const lonOf = (point: Point) => chart.points[point].lon ?? 0;
  const [best] = contributions(person.vector, { chart, mix: neutralMix }, { domiciles: false })
    .filter(({ natalPoint, share }) => share > 0 && isWellKnown(person, natalPoint))
    .toSorted((a, b) => b.share - a.share);
  const moonSign = signAt(lonOf('Moon'));
  if (!best?.eventPoint) return { moonSign, text: null };
  const longitude = lonOf(best.eventPoint);
  const { name } = aspectBetween(meanLongitude(person, best.natalPoint), longitude);
  const sky = `${pointName(best.eventPoint)} in ${signAt(longitude)}`;
  return { moonSign, text: `${sky}, ${name} ${joinedBy(name)} your ${pointName(best.natalPoint)}` };
}

function joinedBy(aspect: AspectName): string {
  return aspect === 'conjunction' ? 'with' : 'to';
}

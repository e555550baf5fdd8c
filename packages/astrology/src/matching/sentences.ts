import { aspectBetween, namedAspect } from '../chart/aspect';
import type { EventChart } from '../chart/event-chart';
import { pointName, type Point } from '../point';
import { signAt } from '../zodiac';
import type { Contribution } from './contributions';
import { isWellKnown, meanLongitude, natalPointInWords, type MatchPerson } from './match-person';

/** We call an aspect loose when it's farther from exact than this, in degrees. Source: docs/rules/matching-model.md, "Reasons of a match". */
const looseBeyond = 10;

/** What each event point means. Source: docs/rules/matching-model.md, "Reasons of a match". */
export const themes: Readonly<Record<Point, string>> = {
  Sun: 'purpose and visibility',
  Moon: 'mood and belonging',
  Mercury: 'talk and learning',
  Venus: 'pleasure and affection',
  Mars: 'energy and drive',
  Asc: 'first impressions',
};

/**
 * One contribution as a sentence. `sky` says whose sky it is: "the event's", "today's".
 * Source: docs/rules/matching-model.md, "Reasons of a match", point 2.
 */
export function contributionSentence(
  contribution: Contribution,
  person: MatchPerson,
  sky: { chart: EventChart; owner: string },
): string {
  const natal = natalPointInWords(person, contribution.natalPoint);
  if (contribution.eventPoint === null) {
    const verb = contribution.share < 0 ? 'is at odds with' : 'suits';
    return `${natal} ${verb} this kind of event, which ${contribution.significator} signifies.`;
  }
  const longitude = sky.chart.points[contribution.eventPoint].lon ?? 0;
  const theme = themes[contribution.eventPoint];
  const eventPoint = `${sky.owner} ${pointName(contribution.eventPoint)} in ${signAt(longitude)} (${theme})`;
  const { aspect, exactness } = aspectOf(person, contribution.natalPoint, longitude);
  return `${natal} forms ${aspect} with ${eventPoint}${exactness}.`;
}

/** 'a trine' and ', 1.8° from exact'; 'an approximate trine' without degrees for a point that may be in many places. */
function aspectOf(person: MatchPerson, point: Point, longitude: number): { aspect: string; exactness: string } {
  const { name, orbDeg } = aspectBetween(meanLongitude(person, point), longitude);
  if (!isWellKnown(person, point)) return { aspect: namedAspect(name, 'approximate'), exactness: '' };
  const aspect = orbDeg > looseBeyond ? namedAspect(name, 'loose') : namedAspect(name);
  return { aspect, exactness: `, ${orbDeg.toFixed(1)}° from exact` };
}

import type { EventChart } from '../chart/event-chart';
import { dayInWords } from '../day';
import { neutralMix } from '../matching/category-mix';
import { contributions, type Contribution } from '../matching/contributions';
import { longitudeOf } from '../matching/event-quality';
import { eventVector } from '../matching/event-vector';
import type { MatchPerson } from '../matching/match-person';
import { matchScore, matchZ } from '../matching/score';
import { contributionSentence } from '../matching/sentences';
import { signAt } from '../zodiac';

/** How many aspects the text of a day names. Source: docs/rules/sky.md, "Horoscopes". */
const aspectsNamed = 3;

/** A day and its sky at the person's local noon (see skyAtNoon). */
export interface SkyDay {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly sky: EventChart;
}

/**
 * The horoscope of a day: the sign of the Moon and the three largest contributions between a person and the sky.
 * Source: docs/rules/sky.md, "Horoscopes".
 */
export function dailyHoroscope(request: { person: MatchPerson; sky: EventChart }): string {
  const { person, sky } = request;
  const weightiest = aspectsWith(person, sky)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, aspectsNamed);
  const sentences = weightiest.map((contribution) => {
    const tone = contribution.share < 0 ? 'Asking for patience' : 'In favour';
    return `${tone}: ${inSentence(contributionSentence(contribution, person, { chart: sky, owner: "today's" }), person)}`;
  });
  return [`The Moon is in ${signAt(longitudeOf(sky, 'Moon'))} today.`, ...sentences].join(' ');
}

/**
 * The horoscope of a week: its best and its hardest day, each with the contribution that makes it so.
 * @param request `days` the next seven days in order
 * @throws RangeError when `days` is empty
 * Source: docs/rules/sky.md, "Horoscopes".
 */
export function weeklyHoroscope(request: { person: MatchPerson; days: readonly SkyDay[] }): string {
  const { person, days } = request;
  const scored = days.map((day) => ({ ...day, z: dayZ(person, day.sky) })).sort((a, b) => b.z - a.z);
  const [best, hardest] = [scored[0], scored.at(-1)];
  if (best === undefined || hardest === undefined) throw new RangeError('a week has days');
  return [dayInFull('Best day', best, person), dayInFull('Hardest day', hardest, person)].join(' ');
}

function dayInFull(label: string, day: SkyDay & { z: number }, person: MatchPerson): string {
  const aspects = aspectsWith(person, day.sky).sort((a, b) => b.share - a.share);
  const reason = label === 'Best day' ? aspects[0] : aspects.at(-1);
  const heading = `${label}: ${dayInWords(day.day)}, ${matchScore(day.z).toFixed(1)} of 10.`;
  if (reason === undefined) return heading;
  return `${heading} ${contributionSentence(reason, person, { chart: day.sky, owner: "that day's" })}`;
}

function aspectsWith(person: MatchPerson, sky: EventChart): Contribution[] {
  return contributions(person.vector, { chart: sky, mix: neutralMix }, { domiciles: false });
}

function dayZ(person: MatchPerson, sky: EventChart): number {
  return matchZ(person.vector, eventVector(sky, neutralMix, { domiciles: false }));
}

/** 'Your' is lower case inside a sentence; a name isn't. */
function inSentence(sentence: string, person: MatchPerson): string {
  return person.firstName === undefined ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

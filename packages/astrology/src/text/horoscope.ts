import type { EventChart } from '../chart/event-chart';
import { dayInWords } from '../day';
import { neutralMix } from '../matching/category-mix';
import { contributions, type Contribution } from '../matching/contributions';
import { eventQuality, longitudeOf } from '../matching/event-quality';
import { eventVector } from '../matching/event-vector';
import { dayLine } from '../matching/lines/day-lines';
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
 * The horoscope of a day: the sign of the Moon and the three largest contributions between a person and the sky, in plain words with
 * the astronomy in brackets. Source: docs/rules/sky.md, "Horoscopes".
 */
export function dailyHoroscope(request: { person: MatchPerson; sky: EventChart }): string {
  const { person, sky } = request;
  const weightiest = aspectsWith(person, sky)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, aspectsNamed);
  const sentences = weightiest.map((contribution) => told(contribution, person, { chart: sky, owner: "today's" }));
  return [`The Moon is in ${signAt(longitudeOf(sky, 'Moon'))} today.`, ...sentences].join(' ');
}

/**
 * The horoscope of a week: its best and its hardest day, each with what sets it apart from the other days.
 * @param request `days` the next seven days in order
 * @throws RangeError when `days` is empty
 * Source: docs/rules/sky.md, "Horoscopes".
 */
export function weeklyHoroscope(request: { person: MatchPerson; days: readonly SkyDay[] }): string {
  const { person, days } = request;
  const scored = days.map((day) => dayScore(person, day)).sort((a, b) => b.z - a.z);
  const [best, hardest] = [scored[0], scored.at(-1)];
  if (best === undefined || hardest === undefined) throw new RangeError('a week has days');
  return [dayInFull('Best day', best, scored, person), dayInFull('Hardest day', hardest, scored, person)].join(' ');
}

/** One day of the week with everything that makes its score: the contributions and the quality add up to z. */
interface ScoredDay extends SkyDay {
  readonly z: number;
  readonly aspects: readonly Contribution[];
  readonly quality: number;
}

function dayScore(person: MatchPerson, day: SkyDay): ScoredDay {
  const z = matchZ(person.vector, eventVector(day.sky, neutralMix, { domiciles: false }));
  return { ...day, z, aspects: aspectsWith(person, day.sky), quality: eventQuality(day.sky, neutralMix) };
}

type Label = 'Best day' | 'Hardest day';

function dayInFull(label: Label, day: ScoredDay, week: readonly ScoredDay[], person: MatchPerson): string {
  return `${label}: ${dayInWords(day.day)}, ${matchScore(day.z).toFixed(1)} of 10. ${whatSetsApart(label, day, week, person)}`;
}

/**
 * What makes a day the best or the hardest: of all that helps (or strains) that day, what differs most from the average of the week. An
 * aspect that's the same all week isn't the reason. Source: docs/rules/sky.md, "Horoscopes".
 */
function whatSetsApart(label: Label, day: ScoredDay, week: readonly ScoredDay[], person: MatchPerson): string {
  const direction = label === 'Best day' ? 1 : -1;
  const [reason] = day.aspects
    .map((aspect, i) => ({
      aspect,
      apart: (aspect.share - mean(week.map(({ aspects }) => aspects[i]?.share ?? 0))) * direction,
    }))
    .filter(({ aspect, apart }) => aspect.share * direction > 0 && apart > 0)
    .sort((a, b) => b.apart - a.apart);
  const quality = day.quality * direction;
  const qualityApart = (day.quality - mean(week.map((each) => each.quality))) * direction;
  if (quality > 0 && qualityApart > (reason?.apart ?? 0)) return forEveryone[label];
  return reason ? told(reason.aspect, person, { chart: day.sky, owner: "that day's" }) : nothingSpecial[label];
}

const forEveryone: Readonly<Record<Label, string>> = {
  'Best day': 'It’s an easy day for everyone.',
  'Hardest day': 'It’s a tougher day for everyone.',
};
const nothingSpecial: Readonly<Record<Label, string>> = {
  'Best day': 'Nothing pulls against you that day.',
  'Hardest day': 'Nothing works against you that day; other days just have more to give.',
};

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A contribution in plain words, and the astronomy in brackets. */
function told(contribution: Contribution, person: MatchPerson, sky: { chart: EventChart; owner: string }): string {
  const { natalPoint, eventPoint, share } = contribution;
  const sentence = contributionSentence(contribution, person, sky);
  // The sky of a day has no rising sign.
  if (eventPoint === null || eventPoint === 'Asc') return sentence;
  return `${dayLine(natalPoint, eventPoint, share >= 0)} (${sentence})`;
}

function aspectsWith(person: MatchPerson, sky: EventChart): Contribution[] {
  return contributions(person.vector, { chart: sky, mix: neutralMix }, { domiciles: false });
}

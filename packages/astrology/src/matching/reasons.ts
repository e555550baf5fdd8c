import { allPoints, type Point } from '../point';
import type { Sign } from '../zodiac';
import { contributions, type Contribution, type MatchEvent } from './contributions';
import { eventVector } from './event-vector';
import type { MatchPerson } from './match-person';
import { qualityReason, type QualityReason } from './quality-text';
import { match, type Match } from './score';
import { contributionSentence } from './sentences';

/**
 * A contribution smaller than this gets no sentence and no line on the wheel.
 * Source: docs/rules/matching-model.md, "Reasons of a match".
 */
export const worthSaying = 0.08;

/** The lowest score for each headline. Source: specification 1, section 9 (Business constants and limits), match text. */
const perfectFrom = 8;
const goodFrom = 6;

export interface ReasonSentence {
  readonly text: string;
  /** How much it adds to z: positive raises the score, negative lowers it. */
  readonly share: number;
  readonly natalPoint: Point;
  /** Null when the sentence is about the kind of event, not its sky. */
  readonly eventPoint: Point | null;
  readonly tone: 'supports' | 'strains';
}

export interface Uncertainty {
  /** What would make the match more precise. */
  readonly text: string;
  /** The points that may be in more than one sign. An ascendant without a place has no candidates. */
  readonly points: { point: Point; candidates: Sign[] }[];
}

/** Why a person and an event have their score. */
export interface MatchReasons extends Match {
  readonly headline: string;
  /** At most three. */
  readonly sentences: ReasonSentence[];
  readonly quality: QualityReason | null;
  readonly uncertain: Uncertainty | null;
  /** The whole explanation as one paragraph: the stored matchReasoning. */
  readonly text: string;
}

/**
 * Explains a score. The explanation is exact: all contributions and the event quality add up to z.
 *
 * From 6 on, the two largest contributions come first and the most negative one last; below 6 it's the other way
 * round: the two most negative, then the largest. That way we always name what made the score.
 * Source: docs/rules/matching-model.md, "Reasons of a match".
 */
export function matchReasons(request: { person: MatchPerson; event: MatchEvent }): MatchReasons {
  const { person, event } = request;
  const score = match(person.vector, eventVector(event.chart, event.mix));
  const sentences = weightiest(contributions(person.vector, event), score.matchScore).map((contribution) =>
    sentenceOf(contribution, person, event),
  );
  const headline = headlineOf(score.matchScore, person);
  const quality = qualityReason(event);
  const uncertain = uncertaintyOf(person);
  const text = [`${headline}.`, ...sentences.map((sentence) => sentence.text), quality?.text, uncertain?.text];
  return {
    ...score,
    headline,
    sentences,
    quality,
    uncertain,
    text: text.filter((part) => part !== undefined).join(' '),
  };
}

/**
 * The band of a score in words, '… with your energy' or '… with Maya's energy'.
 * @param score rounded to one decimal
 * Source: specification 1, section 9 (Business constants and limits), match text.
 */
export function headlineOf(score: number, person: Pick<MatchPerson, 'firstName'>): string {
  if (score >= perfectFrom) {
    return `Perfect alignment with ${person.firstName === undefined ? 'your' : `${person.firstName}'s`} energy`;
  }
  return score >= goodFrom ? 'Good compatibility' : 'Moderate compatibility';
}

/** The sentence for one contribution, with the facts behind it. */
export function sentenceOf(contribution: Contribution, person: MatchPerson, event: MatchEvent): ReasonSentence {
  const { share, natalPoint, eventPoint } = contribution;
  const text = contributionSentence(contribution, person, { chart: event.chart, owner: "the event's" });
  return { text, share, natalPoint, eventPoint, tone: share < 0 ? 'strains' : 'supports' };
}

function weightiest(all: readonly Contribution[], score: number): Contribution[] {
  const falling = [...all].sort((a, b) => b.share - a.share);
  const supporting = falling.filter(({ share }) => share > worthSaying);
  const straining = falling.filter(({ share }) => share < -worthSaying).reverse();
  return score >= goodFrom
    ? [...supporting.slice(0, 2), ...straining.slice(0, 1)]
    : [...straining.slice(0, 2), ...supporting.slice(0, 1)];
}

function uncertaintyOf({ chart }: MatchPerson): Uncertainty | null {
  const open = allPoints.filter((point) => !chart.points[point].certain);
  if (open.length === 0) return null;
  const missing = chart.input.timeType === 'exact' ? 'city' : 'exact time';
  return {
    text: `Add the ${missing} of birth for a sharper match.`,
    points: open.map((point) => ({ point, candidates: chart.points[point].signs.map(([sign]) => sign) })),
  };
}

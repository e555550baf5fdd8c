import type { EventTraits } from '@ascendant/domain/event/traits/event-traits';
import type { MatchEvent } from './contributions';
import { eventVector } from './event-vector';
import type { MatchPerson } from './match-person';
import { match, type Match } from './score';
import { scoreSum, type ScoreSum } from './score-lines';
import { scoreRange, type ScoreRange } from './score-range';

/** The lowest score for each headline. Source: specification 1, section 9 (Business constants and limits), match text. */
const perfectFrom = 8;
const goodFrom = 6;

/** Why a person and an event have their score. */
export interface MatchReasons extends Match {
  readonly headline: string;
  readonly sum: ScoreSum;
  /** Where the score can be while the birth is open; null when it's certain. */
  readonly range: ScoreRange | null;
  /** The whole explanation as one paragraph: the stored matchReasoning. */
  readonly text: string;
}

/**
 * Explains a score. The explanation is exact: its start, lines and rest add up to the score.
 *
 * From 6 on, the two largest contributions and the most negative one are named; below 6 it's the other way round: the two most negative and
 * the largest. That way we always name what made the score.
 * Source: docs/rules/matching-model.md, "Reasons of a match".
 */
export function matchReasons(request: { person: MatchPerson; event: MatchEvent; traits: EventTraits }): MatchReasons {
  const { person, event, traits } = request;
  const vector = eventVector(event.chart, event.mix);
  const score = match(person.vector, vector);
  const headline = headlineOf(score.matchScore, person);
  const sum = scoreSum({ person, event, traits, z: score.z });
  const range = scoreRange({
    birth: person.chart,
    event: vector,
    score: score.matchScore,
    firstName: person.firstName,
  });
  const text = [`${headline}.`, ...sum.lines.map((line) => line.text), range?.question];
  return { ...score, headline, sum, range, text: text.filter((part) => part !== null && part !== undefined).join(' ') };
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

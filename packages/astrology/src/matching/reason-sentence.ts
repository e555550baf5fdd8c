import { allPoints, type Point } from '../point';
import { contributions, type Contribution, type MatchEvent } from './contributions';
import type { MatchPerson } from './match-person';
import { contributionSentence } from './sentences';

/**
 * A contribution smaller than this gets no sentence and no line on the wheel.
 * Source: docs/rules/matching-model.md, "Reasons of a match".
 */
export const worthSaying = 0.08;

/** From this score on, what helps comes first. Source: specification 1, section 9 (Business constants and limits), match text. */
export const goodFrom = 6;

export interface ReasonSentence {
  /** For those who read charts: signs, aspect and distance from exact. */
  readonly text: string;
  /** How much it adds to z: positive raises the score, negative lowers it. */
  readonly share: number;
  readonly natalPoint: Point;
  /** Null when the sentence is about the kind of event, not its sky. */
  readonly eventPoint: Point | null;
}

/**
 * The contributions as we speak of them: what the kind of event suits is one reason for each natal point, named after the planet that
 * moves it most. Source: docs/rules/matching-model.md, "Reasons of a match", point 2.
 */
export function reasonsApart(person: MatchPerson, event: MatchEvent): Contribution[] {
  const all = contributions(person.vector, event);
  const ofKind = all.filter(({ eventPoint }) => eventPoint === null);
  const suiting = allPoints.flatMap((point) => {
    const parts = ofKind.filter(({ natalPoint }) => natalPoint === point);
    return parts.length === 0 ? [] : [together(parts)];
  });
  return [...all.filter(({ eventPoint }) => eventPoint !== null), ...suiting];
}

function together(parts: readonly Contribution[]): Contribution {
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  const leading = parts.reduce((best, part) => (part.share * share > best.share * share ? part : best));
  return { ...leading, share };
}

/**
 * What we name of a score: the two largest contributions and the most negative one, or below 6 the two most negative and the largest.
 * @param score rounded to one decimal
 * Source: docs/rules/matching-model.md, "Reasons of a match", point 2.
 */
export function strongest(all: readonly Contribution[], score: number): Contribution[] {
  const falling = [...all].sort((a, b) => b.share - a.share);
  const supporting = falling.filter(({ share }) => share > worthSaying);
  const straining = falling.filter(({ share }) => share < -worthSaying).reverse();
  return score >= goodFrom
    ? [...supporting.slice(0, 2), ...straining.slice(0, 1)]
    : [...straining.slice(0, 2), ...supporting.slice(0, 1)];
}

/** The sentence for one contribution, with the facts behind it. */
export function sentenceOf(contribution: Contribution, person: MatchPerson, event: MatchEvent): ReasonSentence {
  const { share, natalPoint, eventPoint } = contribution;
  const text = contributionSentence(contribution, person, { chart: event.chart, owner: "the event's" });
  return { text, share, natalPoint, eventPoint };
}

import { isPrivileged, type RoleFields } from '../person/roles';

/**
 * Thresholds of the badge, applied to the rounded score.
 * Source: specification 1, section 9 (Business constants and limits); specification 2, section 9 (Business constants and limits).
 */
export const goodFrom = 8;
export const fairFrom = 6;

export type ScoreBand = 'good' | 'fair' | 'poor';

/** good is green, fair yellow, poor red. @param score 0 to 10, one decimal */
export function scoreBand(score: number): ScoreBand {
  if (score >= goodFrom) return 'good';
  return score >= fairFrom ? 'fair' : 'poor';
}

const matchTexts: Readonly<Record<ScoreBand, string>> = {
  good: 'Perfect alignment with your energy',
  fair: 'Good compatibility',
  poor: 'Moderate compatibility',
};

export function matchText(score: number): string {
  return matchTexts[scoreBand(score)];
}

const childMatchTexts: Readonly<Record<ScoreBand, string>> = {
  good: 'A great fit',
  fair: 'A good fit',
  poor: 'Something new to try',
};

/** The text for a child, friendly whatever the score. Source: docs/rules/matching.md, "Several people". */
export function childMatchText(score: number): string {
  return childMatchTexts[scoreBand(score)];
}

const ownRatingTexts: Readonly<Record<ScoreBand, string>> = {
  good: 'I love it!',
  fair: 'Interested',
  poor: 'Not very interested',
};

/** The label for your own feedback from 1 to 10. Source: specification 1, section 9 (Business constants and limits). */
export function ownRatingText(rating: number): string {
  return ownRatingTexts[scoreBand(rating)];
}

/** One decimal, but '10' without it. Source: docs/archive/design/look.md, "Components". */
export function formatScore(score: number): string {
  return score >= 10 ? '10' : score.toFixed(1);
}

/** What says whether a person sees anything astrological. */
interface StarSettings {
  readonly birthInfoCompleted: boolean;
  readonly starsOff: boolean;
}

/** Whether a person has scores and a chart: with birth data, and with the stars on. Source: rule PRE-08. */
export function hasScores({ birthInfoCompleted, starsOff }: StarSettings): boolean {
  return birthInfoCompleted && !starsOff;
}

/** Whether someone is asked for birth data, because nothing else keeps them from having scores. Organizers and admins aren't. */
export function asksForBirthData(person: StarSettings & RoleFields): boolean {
  return !person.birthInfoCompleted && !person.starsOff && !isPrivileged(person);
}

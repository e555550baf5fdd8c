import type { EventTraits } from '@ascendant/domain/event/traits/event-traits';
import { pointName } from '../point';
import type { MatchEvent } from './contributions';
import { enoughReasons, type NamedReason } from './enough-reasons';
import { eventQuality, qualityTerms, type QualityTerm } from './event-quality';
import { everyonesLine } from './lines/choose-line';
import { lineOfReason, nothingSaid } from './lines/line-of-reason';
import { possessive, type MatchPerson } from './match-person';
import { reasonsApart, sentenceOf, type ReasonSentence } from './reason-sentence';
import { matchScore, centre, steepness, unroundedScore } from './score';

/** A quality closer to zero than this gets no sentence. Source: docs/rules/matching-model.md, "Reasons of a match", point 3. */
const worthSaying = 0.2;

const termTexts: Readonly<Record<QualityTerm['name'], { supportive: string; demanding: string }>> = {
  phase: { supportive: 'the Moon is waxing', demanding: 'the Moon is waning' },
  venus: { supportive: 'the Moon is in harmony with Venus', demanding: 'the Moon is at odds with Venus' },
  sun: { supportive: 'the Moon and the Sun agree', demanding: 'the Moon and the Sun pull apart' },
  mars: { supportive: 'Mars lends the Moon courage', demanding: 'Mars presses on the Moon' },
  dignity: {
    supportive: 'what signifies this kind of event is strong by sign',
    demanding: 'what signifies this kind of event is weak by sign',
  },
  retrograde: {
    supportive: 'what signifies this kind of event moves forward',
    demanding: 'what signifies this kind of event is retrograde',
  },
};

/** Where every score starts, before anything is added: the score of the middle, z = 0. Source: docs/rules/matching-model.md, "Points". */
export const startScore = matchScore(0);

/** Below this the slope between the start and the score is that of the curve itself. */
const closeToMiddle = 1e-6;

/** One line of the sum that makes a score. */
export interface ScoreLine {
  /** What it adds, in points of the score. */
  readonly points: number;
  /** One sentence for everyone: 'A small group, so you can relax.' */
  readonly text: string;
  /** What two lines that say the same have in common. */
  readonly predicate: string;
  /** The same for those who read charts: points, signs, aspect and distance from exact. */
  readonly astronomy: string;
  /** What it adds to z. */
  readonly share: number;
  /** Null for what the day does for everyone. */
  readonly natalPoint: ReasonSentence['natalPoint'] | null;
  readonly eventPoint: ReasonSentence['eventPoint'];
}

/** A score as a sum: start, lines and rest add up to it exactly. */
export interface ScoreSum {
  readonly start: number;
  readonly lines: readonly ScoreLine[];
  /** Everything without a line of its own, in one. Its parts add up to its points. */
  readonly rest: {
    readonly points: number;
    /** How many smaller factors it is. */
    readonly count: number;
    readonly parts: readonly { text: string; points: number }[];
  };
  readonly matchScore: number;
}

type Term = Omit<ScoreLine, 'points'>;
type RestTerm = Pick<ReasonSentence, 'text' | 'share'>;

/** What an explanation needs. */
interface Explained {
  readonly person: MatchPerson;
  readonly event: MatchEvent;
  readonly traits: EventTraits;
}

/**
 * Breaks a score down into lines that add up to it: the strongest reasons, the day if it matters, and one line for the rest, which is
 * smaller than the largest of them.
 * @param z see match
 * Source: docs/rules/matching-model.md, "Points".
 */
export function scoreSum({ z, ...explained }: Explained & { readonly z: number }): ScoreSum {
  const score = matchScore(z);
  const perZ = pointsPerZ(z);
  const total = Math.round((score - startScore) * 10);
  const tenthsOf = (told: readonly Pick<Term, 'share'>[]) =>
    wholeSteps([...told.map(({ share }) => share * perZ), 0], { stepsPerUnit: 10, total });
  const { named, left, day } = lineUp(explained, score, tenthsOf);
  const told = largestFirst(tellingEach(largestFirst(named), explained), day.told);
  const inTenths = tenthsOf(told);
  const restTenths = inTenths.at(-1) ?? 0;
  const others = [...left.map((each) => sentenceOf(each, explained.person, explained.event)), ...day.untold];
  return {
    start: startScore,
    lines: told.map((term, i) => ({ ...term, points: (inTenths[i] ?? 0) / 10 })),
    rest: { points: restTenths / 10, count: others.length, parts: restParts(others, restTenths * 10, perZ) },
    matchScore: score,
  };
}

/** The first says what made the score, and is on the card. The others follow by what they add. */
function largestFirst<Told extends { readonly share: number }>(
  [first, ...others]: readonly Told[],
  more: readonly Told[] = [],
): Told[] {
  const rest = [...others, ...more].toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
  return first === undefined ? rest : [first, ...rest];
}

/** What gets a line: the reasons, and the day where it matters or what's left would be too large without it. */
function lineUp(
  explained: Explained,
  score: number,
  tenthsOf: (told: readonly Pick<Term, 'share'>[]) => readonly number[],
) {
  const all = reasonsApart(explained.person, explained.event);
  const withDay = (day: DayTerms) => ({
    ...enoughReasons(all, score, (reasons) => tenthsOf([...reasons, ...day.told])),
    day,
  });
  const usual = withDay(dayTerms(explained, false));
  return usual.isRestSmall ? usual : withDay(dayTerms(explained, true));
}

/** Each reason in plain words. No two speak of the same thing. */
function tellingEach(reasons: readonly NamedReason[], { person, event, traits }: Explained): Term[] {
  const said = nothingSaid();
  return reasons.map(({ leading, share, others }) => {
    const { text, natalPoint, eventPoint } = sentenceOf(leading, person, event);
    const line = lineOfReason({ natalPoint, eventPoint, helps: share >= 0 }, { person, event: traits, said });
    if (line !== null) said.topics.add(line.topic);
    const more =
      others === 0 ? '' : ` And ${others} more of ${possessive(person).toLowerCase()} ${pointName(natalPoint)}.`;
    return {
      text: line?.text ?? text,
      predicate: line?.predicate ?? text,
      astronomy: `${text}${more}`,
      share,
      natalPoint,
      eventPoint,
    };
  });
}

/** The parts of the rest, the largest first, in hundredths of a point, and what rounding the lines left over. */
function restParts(terms: readonly RestTerm[], total: number, perZ: number): ScoreSum['rest']['parts'] {
  const sorted = [...terms].sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  const hundredths = wholeSteps([...sorted.map(({ share }) => share * perZ), 0], { stepsPerUnit: 100, total });
  const parts = sorted.map(({ text }, i) => ({ text, points: (hundredths[i] ?? 0) / 100 }));
  const rounding = (hundredths.at(-1) ?? 0) / 100;
  return rounding === 0 ? parts : [...parts, { text: 'Rounding of the lines above.', points: rounding }];
}

interface DayTerms {
  readonly told: readonly Term[];
  readonly untold: readonly RestTerm[];
}

/** What the day does for everyone: a line of its own where it matters. */
function dayTerms({ event, traits }: Explained, isAlwaysTold: boolean): DayTerms {
  const share = eventQuality(event.chart, event.mix);
  const reason = qualityReason(event);
  const astronomy = reason?.text ?? 'The sky itself, the same for everyone that day.';
  if (reason === null && !isAlwaysTold) return { told: [], untold: [{ text: astronomy, share }] };
  const { text, predicate } = everyonesLine(share >= 0, traits);
  return { told: [{ text, predicate, astronomy, share, natalPoint: null, eventPoint: null }], untold: [] };
}

/**
 * How many points of the score each unit of z is worth in a score: the slope of the line from the start to the score. Positive.
 * Source: docs/rules/matching-model.md, "Points".
 */
export function pointsPerZ(z: number): number {
  if (Math.abs(z) > closeToMiddle) return (unroundedScore(z) - unroundedScore(0)) / z;
  const middle = Math.exp(-centre);
  return (10 * steepness * middle) / (1 + middle) ** 2;
}

/**
 * Rounds parts to steps so that they add up to a total exactly: each to the nearest step, and the last takes what the others leave.
 * @param parts any numbers
 * @param total how many steps they must add up to
 * @returns whole steps, in the order of the parts
 * Source: docs/rules/matching-model.md, "Points".
 */
export function wholeSteps(
  parts: readonly number[],
  { stepsPerUnit, total }: { stepsPerUnit: number; total: number },
): number[] {
  if (parts.length === 0) return [];
  const steps = parts.slice(0, -1).map((part) => Math.sign(part) * Math.round(Math.abs(part) * stepsPerUnit));
  return [...steps, total - steps.reduce((sum, part) => sum + part, 0)];
}

/** How the sky itself changes everyone's score. */
interface QualityReason {
  readonly text: string;
  /** The event quality Q, part of z. */
  readonly value: number;
}

/**
 * The sentence about the event quality; null when the quality is within 0.2 of zero.
 * Source: docs/rules/matching-model.md, "Reasons of a match", point 3.
 */
export function qualityReason(event: MatchEvent): QualityReason | null {
  const value = eventQuality(event.chart, event.mix);
  if (Math.abs(value) <= worthSaying) return null;
  const mood = value > 0 ? 'supportive' : 'demanding';
  const terms = qualityTerms(event.chart, event.mix);
  const largest = terms.reduce((best, term) => (term.value * value > best.value * value ? term : best));
  return { text: `The sky itself is ${mood} that day: ${termTexts[largest.name][mood]}.`, value };
}

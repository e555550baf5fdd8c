import type { EventTraits } from '@ascendant/domain/event/traits/event-traits';
import { pointName } from '../point';
import type { MatchEvent } from './contributions';
import { enoughReasons, type NamedReason } from './enough-reasons';
import { eventQuality } from './event-quality';
import { everyonesLine } from './lines/choose-line';
import { lineOfReason, nothingSaid } from './lines/line-of-reason';
import { possessive, type MatchPerson } from './match-person';
import { qualityReason } from './quality-text';
import { reasonsApart, sentenceOf, type ReasonSentence } from './reason-sentence';
import { matchScore } from './score';
import { pointsPerZ, startScore, wholeSteps } from './score-points';

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
  const told = [...tellingEach(named, explained), ...day.told];
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

import type { Contribution, MatchEvent } from './contributions';
import { eventQuality } from './event-quality';
import type { EventKind } from './kind-words';
import type { MatchPerson } from './match-person';
import { otherSideLine, plainDayLine, plainLine } from './plain-lines';
import { qualityReason } from './quality-text';
import { reasonsApart, sentenceOf, strongest, type ReasonSentence } from './reason-sentence';
import { matchScore } from './score';
import { pointsPerZ, startScore, wholeSteps } from './score-points';

/** One line of the sum that makes a score. */
export interface ScoreLine {
  /** What it adds, in points of the score. */
  readonly points: number;
  /** One sentence for everyone: 'Your drive and the pace outdoors don’t quite line up.' */
  readonly text: string;
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
  readonly rest: { readonly points: number; readonly parts: readonly { text: string; points: number }[] };
  readonly matchScore: number;
}

type Term = Omit<ScoreLine, 'points'>;

/**
 * Breaks a score down into lines that add up to it: the strongest reasons, the day if it matters, and one line for the rest.
 * @param z see match
 * Source: docs/rules/matching-model.md, "Points".
 */
export function scoreSum({
  person,
  event,
  kind,
  z,
}: {
  person: MatchPerson;
  event: MatchEvent;
  kind: EventKind;
  z: number;
}): ScoreSum {
  const score = matchScore(z);
  const all = reasonsApart(person, event);
  const named = strongest(all, score);
  const termOf = (contribution: Contribution) => personTerm(contribution, { person, event, kind });
  const day = dayTerm(event, kind);
  const told = [...withoutContradiction(named.map(termOf), { person, kind }), ...(day.isTold ? [day.term] : [])];
  const others = [...all.filter((each) => !named.includes(each)).map(termOf), ...(day.isTold ? [] : [day.term])];
  const perZ = pointsPerZ(z);
  const inTenths = wholeSteps([...told.map(({ share }) => share * perZ), 0], {
    stepsPerUnit: 10,
    total: Math.round((score - startScore) * 10),
  });
  const restTenths = inTenths.at(-1) ?? 0;
  return {
    start: startScore,
    lines: told.map((term, i) => ({ ...term, points: (inTenths[i] ?? 0) / 10 })),
    rest: { points: restTenths / 10, parts: restParts(others, restTenths * 10, perZ) },
    matchScore: score,
  };
}

/** A reason that contradicts an earlier one about the same thing is said to come from another side of the person. */
function withoutContradiction(terms: readonly Term[], { person, kind }: Pick<Telling, 'person' | 'kind'>): Term[] {
  return terms.map((term, i) => {
    const { natalPoint, eventPoint, share } = term;
    const contradicts = terms.slice(0, i).some((other) => other.eventPoint === eventPoint && other.share * share < 0);
    if (natalPoint === null || !contradicts) return term;
    return { ...term, text: otherSideLine({ natalPoint, eventPoint, helps: share > 0 }, kind, person.firstName) };
  });
}

/** The parts of the rest, the largest first, in hundredths of a point, and what rounding the lines left over. */
function restParts(terms: readonly Term[], total: number, perZ: number): ScoreSum['rest']['parts'] {
  const sorted = [...terms].sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  const hundredths = wholeSteps([...sorted.map(({ share }) => share * perZ), 0], { stepsPerUnit: 100, total });
  const parts = sorted.map(({ astronomy }, i) => ({ text: astronomy, points: (hundredths[i] ?? 0) / 100 }));
  const rounding = (hundredths.at(-1) ?? 0) / 100;
  return rounding === 0 ? parts : [...parts, { text: 'Rounding of the lines above.', points: rounding }];
}

interface Telling {
  readonly person: MatchPerson;
  readonly event: MatchEvent;
  readonly kind: EventKind;
}

function personTerm(contribution: Contribution, { person, event, kind }: Telling): Term {
  const { text, share, natalPoint, eventPoint } = sentenceOf(contribution, person, event);
  const plain = plainLine({ natalPoint, eventPoint, helps: share >= 0 }, kind, person.firstName);
  return { text: plain, astronomy: text, share, natalPoint, eventPoint };
}

function dayTerm(event: MatchEvent, kind: EventKind): { term: Term; isTold: boolean } {
  const share = eventQuality(event.chart, event.mix);
  const reason = qualityReason(event);
  const astronomy = reason?.text ?? 'The sky itself, the same for everyone that day.';
  const term = { text: plainDayLine(share >= 0, kind), astronomy, share, natalPoint: null, eventPoint: null };
  return { term, isTold: reason !== null };
}

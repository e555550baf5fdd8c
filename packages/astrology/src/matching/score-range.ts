import type { BirthChart } from '../chart/birth-chart';
import { sampleTimes } from '../chart/sky-track';
import { instantSeconds } from '../day';
import { ascendantClock } from '../ephemeris/ascendant';
import { longitudesAt } from '../ephemeris/longitudes';
import { byPoint } from '../point';
import { vectorOfSamples } from './person-vector';
import { matchScore, matchZ } from './score';

/** What would settle a score that's open. */
export type Missing = 'birth time' | 'exact birth time' | 'birth city';

/** The scores a person could have while their birth is open. */
export interface ScoreRange {
  /** One decimal each; the score is between them. */
  readonly low: number;
  readonly high: number;
  readonly missing: Missing;
  /** Asks for what's missing; null where that would change the score by 0.5 or less. */
  readonly question: string | null;
}

/** We only ask for what could change the score by more than this. Source: docs/rules/matching-model.md, "Open births". */
const worthAsking = 0.5;
/** We look at births this far apart, in seconds: the rising point moves 4 degrees at most in most places. */
const step = 15 * 60;
/** How far apart we look at rising points we know nothing of, in degrees. */
const risingStep = 5;

/**
 * Every score between the births that fit what a person told us.
 * @param event see eventVector
 * @param score the shown score, rounded
 * @param firstName given for a dependent
 * @returns null where all of them round to the score
 * Source: docs/rules/matching-model.md, "Open births".
 */
export function scoreRange({
  birth,
  event,
  score,
  firstName,
}: {
  birth: BirthChart;
  event: Float32Array;
  score: number;
  firstName?: string | undefined;
}): ScoreRange | null {
  if (birth.place !== null && birth.instant.from === birth.instant.to) return null;
  const { low, high } = extremesOf(birth, event);
  const range = { low: Math.min(matchScore(low), score), high: Math.max(matchScore(high), score) };
  if (range.low === range.high) return null;
  const missing = missingOf(birth);
  const change = Math.max(range.high - score, score - range.low);
  const isWorthAsking = Math.round(change * 10) > worthAsking * 10;
  const whose = firstName === undefined ? 'your' : `${firstName}’s`;
  const question = `Know ${whose} ${missing}? Add it for a more precise score.`;
  return { ...range, missing, question: isWorthAsking ? question : null };
}

function missingOf({ place, input: { timeType } }: BirthChart): Missing {
  if (place === null && timeType === 'exact') return 'birth city';
  return timeType === 'unknown' ? 'birth time' : 'exact birth time';
}

/** The lowest and the highest z. A rising point without a place may be anywhere, whatever the time. */
function extremesOf({ instant, place }: BirthChart, event: Float32Array): { low: number; high: number } {
  const times = sampleTimes({ from: instantSeconds(instant.from), to: instantSeconds(instant.to) }, step);
  const risingAt = place === null ? null : ascendantClock(times[0] ?? 0, place);
  const zs = times.map((at) => {
    const longitudes = longitudesAt(at);
    const rising = risingAt === null ? [] : [risingAt(at)];
    return matchZ(vectorOfSamples(byPoint((point) => (point === 'Asc' ? rising : [longitudes[point]]))), event);
  });
  const open = risingAt === null ? risingZs(event) : [0];
  return { low: Math.min(...zs) + Math.min(...open), high: Math.max(...zs) + Math.max(...open) };
}

/** What each rising point adds to z. */
function risingZs(event: Float32Array): number[] {
  const nothing = matchZ(vectorOfSamples(byPoint(() => [])), event);
  return Array.from({ length: 360 / risingStep }, (_, i) => {
    const samples = byPoint((point) => (point === 'Asc' ? [i * risingStep] : []));
    return matchZ(vectorOfSamples(samples), event) - nothing;
  });
}

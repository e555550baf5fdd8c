import { chartAt } from '../chart/event-chart';
import { addDays, daySeconds } from '../day';
import { neutralMix } from './category-mix';
import { eventVector } from './event-vector';
import { matchScore, matchZ } from './score';
import { vectorLength } from './vector';

/** The time at which we score a day, in seconds of UTC: noon, the same for everyone. */
const noon = 12 * 3600;

/** The instant at which we score a day, in Unix seconds. @throws RangeError when it isn't a day */
export function noonOf(day: string): number {
  return daySeconds(day) + noon;
}

/** How well a day's sky suits a person, regardless of any event. */
export interface GoodDay {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 0.0 to 10.0 */
  readonly score: number;
}

/**
 * The skies of consecutive days: 73 numbers a day, one day after the other. They're the same for everyone and take about
 * 0.1 ms a day to compute.
 * @param firstDay 'YYYY-MM-DD'
 * @throws RangeError when it isn't a day
 * Source: docs/rules/matching-model.md, "Good days".
 */
export function dayVectors(firstDay: string, count: number): Float32Array {
  const vectors = new Float32Array(count * vectorLength);
  const start = noonOf(firstDay);
  for (let i = 0; i < count; i++) {
    const chart = chartAt(start + i * 86_400, null);
    vectors.set(eventVector(chart, neutralMix, { domiciles: false }), i * vectorLength);
  }
  return vectors;
}

/**
 * One person's scores for the days of {@link dayVectors}.
 * Source: docs/rules/matching-model.md, "Good days".
 */
export function goodDays(request: { person: Float32Array; firstDay: string; vectors: Float32Array }): GoodDay[] {
  const { person, firstDay, vectors } = request;
  return Array.from({ length: vectors.length / vectorLength }, (_, i) => {
    const sky = vectors.subarray(i * vectorLength, (i + 1) * vectorLength);
    return { day: addDays(firstDay, i), score: matchScore(matchZ(person, sky)) };
  });
}

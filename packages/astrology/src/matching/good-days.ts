import { chartAt, type EventChart } from '../chart/event-chart';
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
 * The skies of consecutive days, the same for everyone.
 * @param firstDay 'YYYY-MM-DD'
 * @throws RangeError when it isn't a day
 * Source: docs/rules/matching-model.md, "Good days".
 */
export function dayCharts(firstDay: string, count: number): readonly EventChart[] {
  const start = noonOf(firstDay);
  return Array.from({ length: count }, (_, i) => chartAt(start + i * 86_400, null));
}

/** The vectors of {@link dayCharts}: 73 numbers a day, one day after the other. Both take about 0.1 ms a day to compute. */
export function dayVectors(charts: readonly EventChart[]): Float32Array {
  const vectors = new Float32Array(charts.length * vectorLength);
  charts.forEach((chart, i) => vectors.set(eventVector(chart, neutralMix, { domiciles: false }), i * vectorLength));
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

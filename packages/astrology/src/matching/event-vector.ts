import type { EventChart } from '../chart/event-chart';
import { allPoints } from '../point';
import type { CategoryMix } from './category-mix';
import { categoryModel, pairIndex } from './category-model';
import { eventQuality } from './event-quality';
import { harmonics } from './kernel';
import { addScaled, blockLength, harmonicLength, harmonicsAt, spreadOf, vectorLength } from './vector';

/** An event's numbers before we scale them to the common spread. */
export interface EventSignature {
  /** The first 72 numbers before division, in full precision. */
  readonly raw: Float64Array;
  /** N: what they are divided by, the standard deviation of the score over random people. */
  readonly norm: number;
}

/**
 * The vector of an event: 72 numbers to multiply by a person's, and the event quality.
 * @param options `domiciles` false leaves out what the category suits regardless of the sky (for days without an event)
 * Source: docs/rules/matching-model.md, "Event vector".
 */
export function eventVector(chart: EventChart, mix: CategoryMix, options = { domiciles: true }): Float32Array {
  const { raw, norm } = eventSignature(chart, mix, options);
  const vector = new Float32Array(vectorLength);
  for (let i = 0; i < harmonicLength; i++) vector[i] = (raw[i] ?? 0) / norm;
  vector[harmonicLength] = eventQuality(chart, mix);
  return vector;
}

/** The sums behind {@link eventVector}. Source: docs/rules/matching-model.md, "Event vector". */
export function eventSignature(chart: EventChart, mix: CategoryMix, options = { domiciles: true }): EventSignature {
  const skies = allPoints.map((point) => {
    const { lon } = chart.points[point];
    return lon === null ? null : harmonicsAt(lon);
  });
  const raw = new Float64Array(harmonicLength);
  for (const { significators, weight } of mix) {
    const model = categoryModel(significators);
    skies.forEach((sky, event) => {
      if (sky !== null) addPairs(raw, { sky, event, weight, pairs: model.pairs });
    });
    if (options.domiciles) addScaled(raw, model.domiciles, weight);
  }
  return { raw, norm: spreadOf(raw) };
}

interface EventPointPairs {
  readonly sky: Float64Array;
  readonly event: number;
  readonly weight: number;
  readonly pairs: Float64Array;
}

/** Adds the terms of one event point with each of the six natal points. */
function addPairs(raw: Float64Array, { sky, event, weight, pairs }: EventPointPairs): void {
  for (let natal = 0; natal < allPoints.length; natal++) {
    const block = natal * blockLength;
    const pair = pairIndex(natal, event);
    for (let h = 0; h < harmonics; h++) {
      const amplitude = weight * (pairs[pair + h] ?? 0);
      raw[block + 2 * h] = (raw[block + 2 * h] ?? 0) + amplitude * (sky[2 * h] ?? 0);
      raw[block + 2 * h + 1] = (raw[block + 2 * h + 1] ?? 0) + amplitude * (sky[2 * h + 1] ?? 0);
    }
  }
}

import type { NatalChart } from '../chart/natal-chart';
import { allPoints, type ByPoint } from '../point';
import { blockLength, harmonicLength, harmonicsAt, vectorLength } from './vector';

/**
 * The vector of a person: the mean of cos(h x) and sin(h x) over every possible longitude x of a point. That makes the
 * score the expected score over every birth that fits. A point we can't compute neither raises nor lowers it.
 * Source: docs/rules/matching-model.md, "Person vector".
 */
export function personVector(chart: Pick<NatalChart, 'samples'>): Float32Array {
  return vectorOfSamples(chart.samples);
}

/** The vector for equally likely longitudes of each point, in degrees. An empty list gives zeros. */
export function vectorOfSamples(samples: ByPoint<readonly number[]>): Float32Array {
  const vector = new Float32Array(vectorLength);
  allPoints.forEach((point, p) => vector.set(meanHarmonics(samples[point]), p * blockLength));
  vector[harmonicLength] = 1;
  return vector;
}

function meanHarmonics(longitudes: readonly number[]): Float64Array {
  const mean = new Float64Array(blockLength);
  for (const longitude of longitudes) {
    harmonicsAt(longitude).forEach((value, i) => {
      mean[i] = (mean[i] ?? 0) + value / longitudes.length;
    });
  }
  return mean;
}

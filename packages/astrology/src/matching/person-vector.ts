import type { NatalChart } from '../chart/natal-chart';
import { allPoints, type ByPoint } from '../point';
import { blockLength, harmonicLength, harmonicsAt, vectorLength } from './vector';

/**
 * The vector of a person: the mean of cos(h x) and sin(h x) over everything a point might be, so that the score is the
 * expectation over everything the person might be. A point that cannot be computed pulls neither way.
 * Source: docs/rules/matching-model.md, "Person vector".
 */
export function personVector(chart: Pick<NatalChart, 'samples'>): Float32Array {
  return vectorOfSamples(chart.samples);
}

/** The same from equally likely longitudes of each point in degrees; an empty list gives zeros. */
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

/** The mean of several people, for finding what suits a group. Source: docs/rules/matching-model.md, "Groups". */
export function meanVector(people: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectorLength);
  for (const person of people) {
    for (let i = 0; i < vectorLength; i++) mean[i] = (mean[i] ?? 0) + (person[i] ?? 0) / people.length;
  }
  return mean;
}

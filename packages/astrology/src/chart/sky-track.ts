import type { Span } from '../time/birth-interval';
import { norm, signAt, type Sign } from '../zodiac';

/** Longitudes of one point along a stretch of time, in degrees, both ends included. */
export interface Track {
  readonly times: readonly number[];
  readonly longitudes: readonly number[];
}

/** A sign and how long the point stays in it, in seconds; 0 for a single instant. */
export interface Stay {
  readonly sign: Sign;
  readonly seconds: number;
}

/** How precisely we find a change of sign, in seconds. Source: docs/rules/sky.md, "Algorithm", step 1. */
const resolution = 60;
/** Where neighbouring samples are farther apart than this, in degrees, the point can't be between them. */
const widestStep = 15;

/** Evenly spaced instants over a span, at most `step` seconds apart and including both ends. */
export function sampleTimes(span: Span, step: number): number[] {
  const steps = Math.ceil((span.to - span.from) / step);
  if (steps === 0) return [span.from];
  return Array.from({ length: steps + 1 }, (_, i) => span.from + ((span.to - span.from) * i) / steps);
}

/**
 * The signs a point passes through along a track, in order. Between samples in different signs it finds the change to
 * the minute. Source: docs/rules/sky.md, "Algorithm", step 1.
 */
export function staysAlong(track: Track, longitudeAt: (unixSeconds: number) => number): Stay[] {
  const samples = track.times.map((at, i) => ({ at, sign: signAt(track.longitudes[i] ?? 0) }));
  const [first] = samples;
  if (first === undefined) return [];
  if (samples.length === 1) return [{ sign: first.sign, seconds: 0 }];
  return samples.slice(1).flatMap((to, i) => between(samples[i] ?? to, to, longitudeAt));
}

interface Sample {
  readonly at: number;
  readonly sign: Sign;
}

function between(from: Sample, to: Sample, longitudeAt: (unixSeconds: number) => number): Stay[] {
  const seconds = to.at - from.at;
  if (from.sign === to.sign) return [{ sign: from.sign, seconds }];
  const middle = (from.at + to.at) / 2;
  if (seconds <= resolution) {
    return [
      { sign: from.sign, seconds: seconds / 2 },
      { sign: to.sign, seconds: seconds / 2 },
    ];
  }
  const halfway = { at: middle, sign: signAt(longitudeAt(middle)) };
  return [...between(from, halfway, longitudeAt), ...between(halfway, to, longitudeAt)];
}

/**
 * Each possible sign once, in order of first appearance, with its share of the total. Shares are rounded to 1/10,000.
 */
export function signShares(stays: readonly Stay[]): [Sign, number][] {
  const total = stays.reduce((sum, stay) => sum + stay.seconds, 0);
  const shares = new Map<Sign, number>();
  for (const { sign, seconds } of stays) {
    const part = total === 0 ? 1 / stays.length : seconds / total;
    shares.set(sign, (shares.get(sign) ?? 0) + part);
  }
  return [...shares].map(([sign, share]) => [sign, Math.round(share * 10_000) / 10_000]);
}

/**
 * The smallest arc that contains all longitudes, from its western to its eastern end, in degrees; `[0, 360]` when there's
 * no gap of 15 degrees between them.
 */
export function arcOf(longitudes: readonly number[]): [from: number, to: number] {
  const sorted = longitudes.map(norm).sort((a, b) => a - b);
  const gaps = sorted.map((longitude, i) => ({
    after: sorted[(i + 1) % sorted.length] ?? longitude,
    before: longitude,
    width: i + 1 < sorted.length ? (sorted[i + 1] ?? 0) - longitude : 360 - longitude + (sorted[0] ?? 0),
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { after: 0, before: 0, width: 0 });
  return widest.width < widestStep ? [0, 360] : [widest.after, widest.before];
}

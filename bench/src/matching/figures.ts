import { quantile } from '../quantile';
import type { Sample } from './sample';

/** What the scores of a sample look like; every number but `pairs` is a score or a share. */
export interface ScoreFigures {
  /** How many pairs have each score, from 0.0 to 10.0. */
  readonly histogram: readonly number[];
  readonly monthMeans: readonly number[];
  readonly yearMeans: readonly number[];
  readonly numbers: Readonly<Record<string, number>>;
}

const shares = { q001: 0.001, q01: 0.01, q05: 0.05, q25: 0.25, q50: 0.5, q75: 0.75, q95: 0.95, q99: 0.99, q999: 0.999 };

/** Distribution and stationarity. Source: docs/rules/matching-model.md, "Scores". */
export function figuresOf({ months, categories }: Sample): ScoreFigures {
  const all = joined(months.flat()).sort();
  const monthMeans = months.map((events) => mean(events.map(mean)));
  const yearMeans = Array.from({ length: months.length / 12 }, (_, i) => mean(monthMeans.slice(12 * i, 12 * i + 12)));
  const eventMeans = months.flat().map(mean);
  const categoryMeans = meansBy(categories.flat(), eventMeans);
  const quantiles = Object.entries(shares).map(([name, share]) => [name, quantile(all, share)]);
  return {
    histogram: histogramOf(all),
    monthMeans,
    yearMeans,
    numbers: {
      pairs: all.length,
      mean: round(mean(all), 3),
      deviation: round(deviation(all), 3),
      ...(Object.fromEntries(quantiles) as Record<string, number>),
      lowest: all[0] ?? 0,
      highest: all.at(-1) ?? 0,
      shareFrom8: round(shareFrom(all, 8), 4),
      shareFrom6To8: round(shareFrom(all, 6) - shareFrom(all, 8), 4),
      shareBelow6: round(1 - shareFrom(all, 6), 4),
      ...spanOf('yearMean', yearMeans),
      ...spanOf('monthMean', monthMeans),
      ...spanOf('eventMean', eventMeans),
      ...spanOf('categoryMean', categoryMeans),
    },
  };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((offset, part) => {
    all.set(part, offset);
    return offset + part.length;
  }, 0);
  return all;
}

function histogramOf(scores: Float64Array): number[] {
  const counts = Array.from({ length: 101 }, () => 0);
  for (const score of scores) counts[Math.round(score * 10)] = (counts[Math.round(score * 10)] ?? 0) + 1;
  return counts;
}

function meansBy(names: readonly string[], values: readonly number[]): number[] {
  return [...new Set(names)].map((name) => mean(values.filter((_, index) => names[index] === name)));
}

function spanOf(name: string, values: readonly number[]): Record<string, number> {
  return {
    [`${name}Lowest`]: round(Math.min(...values), 2),
    [`${name}Highest`]: round(Math.max(...values), 2),
  };
}

function shareFrom(scores: Float64Array, least: number): number {
  return scores.reduce((count, score) => (score >= least ? count + 1 : count), 0) / scores.length;
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}

function deviation(values: Float64Array): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}

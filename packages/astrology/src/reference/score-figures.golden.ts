import type { Sample } from './score-sample.golden';

/** What the scores of a sample look like; every number but `pairs` is a score or a share. */
export interface ScoreFigures {
  /** How many pairs have each score, from 0.0 to 10.0. */
  readonly histogram: readonly number[];
  readonly monthMeans: readonly number[];
  readonly numbers: Readonly<Record<string, number>>;
}

const shares = { q001: 0.001, q01: 0.01, q05: 0.05, q25: 0.25, q50: 0.5, q75: 0.75, q95: 0.95, q99: 0.99, q999: 0.999 };

/** Distribution and stationarity. Source: docs/rules/matching-model.md, "Scores". */
export function figuresOf({ months, categories }: Sample): ScoreFigures {
  const histogram = histogramOf(months.flat());
  const pairs = histogram.reduce((sum, count) => sum + count, 0);
  const monthMeans = months.map((events) => mean(events.map(mean)));
  const yearMeans = Array.from({ length: months.length / 12 }, (_, i) => mean(monthMeans.slice(12 * i, 12 * i + 12)));
  const eventMeans = months.flat().map(mean);
  const average = (valueOf: (score: number) => number) =>
    histogram.reduce((sum, count, tenth) => sum + count * valueOf(tenth / 10), 0) / pairs;
  const centre = average((score) => score);
  const from = (least: number) => average((score) => (score >= least ? 1 : 0));
  const quantiles = Object.entries(shares).map(([name, share]) => [name, quantileOf(histogram, share * pairs)]);
  return {
    histogram,
    monthMeans,
    numbers: {
      pairs,
      mean: round(centre, 3),
      deviation: round(Math.sqrt(average((score) => (score - centre) ** 2)), 3),
      ...(Object.fromEntries(quantiles) as Record<string, number>),
      lowest: histogram.findIndex((count) => count > 0) / 10,
      highest: histogram.findLastIndex((count) => count > 0) / 10,
      shareFrom8: round(from(8), 4),
      shareFrom6To8: round(from(6) - from(8), 4),
      shareBelow6: round(1 - from(6), 4),
      ...spanOf('yearMean', yearMeans),
      ...spanOf('monthMean', monthMeans),
      ...spanOf('eventMean', eventMeans),
      ...spanOf('categoryMean', meansBy(categories.flat(), eventMeans)),
    },
  };
}

function histogramOf(events: readonly Float64Array[]): number[] {
  const counts = Array.from({ length: 101 }, () => 0);
  for (const scores of events) {
    for (const score of scores) {
      const tenth = Math.round(score * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
  }
  return counts;
}

/** The score that this many pairs lie below. */
function quantileOf(histogram: readonly number[], below: number): number {
  let seen = 0;
  return histogram.findIndex((count) => (seen += count) > Math.floor(below)) / 10;
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

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}

import { writeFileSync } from 'node:fs';
import { monthsChart, scoresChart } from './matching/charts';
import { figuresOf } from './matching/figures';
import { sampleScores } from './matching/sample';

const folder = new URL('../../docs/rules/charts/', import.meta.url);

/**
 * How scores are distributed, and whether they drift over the years: 6 million pairs of random people and events. It also draws
 * the charts of docs/rules/matching.md. Targets: docs/rules/matching-model.md, "Scores".
 */
export async function benchMatching(): Promise<Record<string, number>> {
  const { histogram, monthMeans, numbers } = figuresOf(sampleScores());
  writeFileSync(new URL('match-scores.svg', folder), scoresChart(histogram));
  writeFileSync(new URL('match-months.svg', folder), monthsChart(monthMeans));
  return numbers;
}

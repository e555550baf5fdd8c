import { writeFileSync } from 'node:fs';
import { figuresOf } from '@ascendant/astrology/reference/score-figures.golden';
import { sampleScores } from '@ascendant/astrology/reference/score-sample.golden';
import { monthsChart, scoresChart } from './matching/charts';
import { rankingFigures } from './matching/ranking';

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

/** How long it takes to rank very many events. Targets: docs/rules/reliability.md, "Performance budgets". */
export async function benchRanking(): Promise<Record<string, number>> {
  return rankingFigures();
}

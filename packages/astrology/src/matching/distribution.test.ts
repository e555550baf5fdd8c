import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { natalChart } from '../chart/natal-chart';
import { addDays, daySeconds } from '../day';
import { clockTime, randomBirth, seeded } from '../reference/chance.golden';
import { matchingPage as page, matchingTable as table } from '../reference/matching-page.golden';
import { figuresOf } from '../reference/score-figures.golden';
import { sampleScores } from '../reference/score-sample.golden';
import { ianaZones } from '../time/iana-zones';
import { dayCharts, dayVectors, goodDays } from './good-days';
import { personVector } from './person-vector';

const chance = seeded(20_261_120);
const people = Array.from({ length: 250 }, () => {
  const birth = randomBirth(chance, { type: 'exact', at: clockTime(Math.floor(chance() * 1440)) });
  return personVector(natalChart(birth, ianaZones));
});

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

function deviation(values: ArrayLike<number>): number {
  const centre = mean(values);
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i]! - centre) ** 2;
  return Math.sqrt(squares / values.length);
}

const { histogram, monthMeans, numbers } = figuresOf(sampleScores());
const numberOf = (name: string) => numbers[name] ?? Number.NaN;

// Source: docs/rules/matching-model.md, "Scores".
describe('the scores of six million random pairs', () => {
  it('cover more than a million pairs', () => {
    expect(numbers.pairs).toBeGreaterThanOrEqual(1_000_000);
  });

  it('have the mean 6.0 and the standard deviation 1.7, each within 0.15', () => {
    expect(Math.abs(numberOf('mean') - 6.0)).toBeLessThan(0.15);
    expect(Math.abs(numberOf('deviation') - 1.7)).toBeLessThan(0.15);
  });

  it('have yearly means within 0.1 of each other and monthly means within 0.4 of the overall mean', () => {
    expect(numberOf('yearMeanHighest') - numberOf('yearMeanLowest')).toBeLessThan(0.1);
    for (const month of monthMeans) expect(Math.abs(month - numberOf('mean'))).toBeLessThan(0.4);
  });

  it.each([
    ['q01', 2.11],
    ['q05', 3.03],
    ['q25', 4.76],
    ['q50', 6.13],
    ['q75', 7.35],
    ['q95', 8.56],
    ['q99', 9.06],
  ])('have their quantile %s at %d, within 0.15', (name, expected) => {
    expect(Math.abs(numberOf(name) - expected)).toBeLessThan(0.15);
  });

  it('are green in about 13%, yellow in 40% and red in 47% of cases', () => {
    expect(Math.abs(numberOf('shareFrom8') - 0.129)).toBeLessThan(0.02);
    expect(Math.abs(numberOf('shareFrom6To8') - 0.397)).toBeLessThan(0.02);
  });
});

describe('docs/rules/matching.md, "How scores turn out"', () => {
  const shown = (name: string, places = 1) => numberOf(name).toFixed(places);
  const span = (name: string) => `between ${shown(`${name}Lowest`, 2)} and ${shown(`${name}Highest`, 2)}`;
  const percent = (name: string) => `${(numberOf(name) * 100).toFixed(1)}%`;
  const drawing = (name: string) =>
    readFileSync(new URL(`../../../../docs/rules/charts/${name}.svg`, import.meta.url), 'utf8');

  it('has the figures of the program in its table', () => {
    expect(table('scores over six million pairs')).toEqual([
      ['mean, standard deviation', `${shown('mean')}, ${shown('deviation')}`],
      ['lowest, highest', `${shown('lowest')}, ${shown('highest')}`],
      ['1% are at or below', shown('q01')],
      ['5% are at or below', shown('q05')],
      ['half are at or below', shown('q50')],
      ['95% are at or below', shown('q95')],
      ['99% are at or below', shown('q99')],
      ['green: 8.0 or more, after rounding', percent('shareFrom8')],
      ['yellow: 6.0 to 7.9', percent('shareFrom6To8')],
      ['below 6.0', percent('shareBelow6')],
    ]);
    expect(page).toContain(`Half of all scores lie between ${shown('q25')} and ${shown('q75')}.`);
  });

  it('says how much the means of months, years and categories differ', () => {
    expect(page).toContain(
      `The mean of every month from 2024 to 2035 is ${span('monthMean')}, that of every year ${span('yearMean')}, and that of every category ${span('categoryMean')}.`,
    );
  });

  it('has a bar for every score in its chart, as high as the score is frequent', () => {
    const heights = [...drawing('match-scores').matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    );
    const most = Math.max(...histogram);
    const highest = Math.max(...heights);
    expect(heights).toHaveLength(101);
    heights.forEach((height, tenth) => expect(height / highest).toBeCloseTo(histogram[tenth]! / most, 3));
  });

  it('has the mean of every month in its chart', () => {
    const [, path = ''] = /<path d="([^"]+)"/.exec(drawing('match-months')) ?? [];
    const levels = [...drawing('match-months').matchAll(/<line [^>]*y1="([\d.]+)"/g)].map(([, y]) => Number(y));
    const [low = 0, , high = 0] = levels;
    const means = [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => 5.5 + (low - Number(y)) / (low - high));
    expect(means).toHaveLength(monthMeans.length);
    means.forEach((value, month) => expect(Math.abs(value - monthMeans[month]!)).toBeLessThan(0.001));
  });
});

describe('the good days of a year', () => {
  const startDay = '2027-01-01';
  const vectors = dayVectors(dayCharts(startDay, 365));
  const years = people.map((person) => goodDays({ person, firstDay: startDay, vectors }).map(({ score }) => score));
  const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

  it('have one score for each day, in order', () => {
    const days = goodDays({ person: people[0]!, firstDay: startDay, vectors });
    expect(days).toHaveLength(365);
    days.forEach(({ day }, i) => expect(day).toBe(addDays(startDay, i)));
    expect(daySeconds(days[364]!.day)).toBe(daySeconds('2027-12-31'));
  });

  it('vary as the model says: deviation 1.6, lowest day 2.1, highest 9.0 for a typical person', () => {
    expect(Math.abs(median(years.map(deviation)) - 1.6)).toBeLessThan(0.2);
    expect(Math.abs(median(years.map((scores) => Math.min(...scores))) - 2.1)).toBeLessThan(0.4);
    expect(Math.abs(median(years.map((scores) => Math.max(...scores))) - 9.0)).toBeLessThan(0.3);
  });

  it('are close to the days before and after, with a correlation of about 0.73', () => {
    const correlations = years.map((scores) => {
      const [centre, spread] = [mean(scores), deviation(scores)];
      const products = scores.slice(1).map((score, i) => (score - centre) * (scores[i]! - centre));
      return mean(products) / spread ** 2;
    });
    expect(Math.abs(median(correlations) - 0.73)).toBeLessThan(0.08);
  });
});

import { describe, expect, it } from 'vitest';
import { chartAt } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { addDays, daySeconds } from '../day';
import { clockTime, randomBirth, seeded } from '../reference/chance.golden';
import { ianaZones } from '../time/iana-zones';
import { categoryMix, namedCategory } from './category-mix';
import { categorySignificators } from './category-significators';
import { eventVector } from './event-vector';
import { dayVectors, goodDays } from './good-days';
import { personVector } from './person-vector';
import { matchScore, matchZ } from './score';

const chance = seeded(20_261_120);
const people = Array.from({ length: 250 }, () => {
  const birth = randomBirth(chance, { type: 'exact', at: clockTime(Math.floor(chance() * 1440)) });
  return personVector(natalChart(birth, ianaZones));
});

const monthCount = 144;
const eventsAMonth = 30;
const categories = Object.keys(categorySignificators).map((name) => namedCategory(name));

/** Scores of all people for random events of each month from January 2024 to December 2035. */
const scoresByMonth = Array.from({ length: monthCount }, (_, month) => {
  const start = Date.UTC(2024, month, 1) / 1000;
  const length = Date.UTC(2024, month + 1, 1) / 1000 - start;
  return Array.from({ length: eventsAMonth }, () => {
    const place = { lat: chance() * 120 - 60, lon: chance() * 360 - 180 };
    const category = categories[Math.floor(chance() * categories.length)]!;
    const vector = eventVector(chartAt(start + chance() * length, place), categoryMix(category));
    return people.map((person) => matchScore(matchZ(person, vector)));
  }).flat();
});
const allScores = Float64Array.from(scoresByMonth.flat()).sort();

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

// Source: docs/rules/matching-model.md, "Scores".
describe('the scores of more than a million random pairs', () => {
  it('cover more than a million pairs', () => {
    expect(allScores.length).toBeGreaterThanOrEqual(1_000_000);
  });

  it('have the mean 6.0 and the standard deviation 1.7, each within 0.15', () => {
    expect(Math.abs(mean(allScores) - 6.0)).toBeLessThan(0.15);
    expect(Math.abs(deviation(allScores) - 1.7)).toBeLessThan(0.15);
  });

  it('have yearly means within 0.1 of each other and monthly means within 0.4 of the overall mean', () => {
    const months = scoresByMonth.map(mean);
    const years = Array.from({ length: 12 }, (_, year) => mean(months.slice(12 * year, 12 * year + 12)));
    expect(Math.max(...years) - Math.min(...years)).toBeLessThan(0.1);
    for (const month of months) expect(Math.abs(month - mean(allScores))).toBeLessThan(0.4);
  });

  it.each([
    [0.01, 2.11],
    [0.05, 3.03],
    [0.25, 4.76],
    [0.5, 6.13],
    [0.75, 7.35],
    [0.95, 8.56],
    [0.99, 9.06],
  ])('have their %d quantile at %d, within 0.15', (share, expected) => {
    expect(Math.abs(allScores[Math.floor(share * allScores.length)]! - expected)).toBeLessThan(0.15);
  });

  it('are green in about 13%, yellow in 40% and red in 47% of cases', () => {
    const from = (score: number) => allScores.filter((value) => value >= score).length / allScores.length;
    expect(Math.abs(from(8) - 0.129)).toBeLessThan(0.02);
    expect(Math.abs(from(6) - from(8) - 0.397)).toBeLessThan(0.02);
  });
});

describe('the good days of a year', () => {
  const startDay = '2027-01-01';
  const vectors = dayVectors(startDay, 365);
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

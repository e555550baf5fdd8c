// @vitest-environment node
import { expect, test } from 'vitest';
import { bestDays, dayAdvice, dayStep } from './day-score';
import { dayByKey } from './heat-layout';

test.each([
  [3.9, 1],
  [4, 2],
  [5.9, 2],
  [6, 3],
  [7.9, 3],
  [8, 4],
  [8.9, 4],
  [9, 5],
])('a day with a score of %d has shade %d', (score, step) => {
  expect(dayStep(score)).toBe(step);
});

test('advice changes at 6 and at 8', () => {
  expect(dayAdvice(5.9)).toBe('a good day to plan');
  expect(dayAdvice(6)).toBe('a decent day, good for getting ready');
  expect(dayAdvice(8)).toBe('a great day to start something');
});

const year = Array.from({ length: 365 }, (_, index) => ({ day: `day ${index}`, score: 5 }));

function withScores(scores: Readonly<Record<number, number>>) {
  return year.map((entry, index) => ({ ...entry, score: scores[index] ?? entry.score }));
}

test('the best days are within eight weeks, skip today, and the best comes first', () => {
  const days = withScores({ 0: 10, 56: 9, 10: 8, 20: 8.5, 57: 9.9 });
  expect(bestDays(days).map(({ day }) => day)).toEqual(['day 56', 'day 20', 'day 10']);
});

test('of neighbouring days, only the best is listed', () => {
  const days = withScores({ 10: 9, 11: 8.9, 12: 8.8, 13: 8.7, 30: 8 });
  expect(bestDays(days).map(({ day }) => day)).toEqual(['day 10', 'day 13', 'day 30']);
});

test.each([
  ['ArrowDown', 10, 11],
  ['ArrowUp', 0, 0],
  ['ArrowRight', 10, 17],
  ['ArrowLeft', 10, 3],
  ['ArrowRight', 362, 364],
  ['Home', 200, 0],
  ['End', 3, 364],
  ['a', 3, null],
])('%s on day %d of the calendar leads to %s', (key, index, next) => {
  expect(dayByKey(key, index, 364)).toBe(next);
});

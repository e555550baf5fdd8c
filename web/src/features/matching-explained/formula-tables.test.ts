import { expect, test } from 'vitest';
import { exampleScore, exampleSums, exampleTotal, scoreOf, signed } from './formula-tables';

test('the lines of the worked example add up to its sum, and its sum gives its score', () => {
  const sum = exampleSums.reduce((total, { value }) => total + value, 0);
  expect(sum).toBeCloseTo(exampleTotal, 2);
  expect(scoreOf(exampleTotal)).toBe(exampleScore);
});

test('the pair of the worked example comes out as the page says', () => {
  const mine = 0.45 * 0.24 + 0.55 * 0.3 * 0.9;
  const theirs = 0.45 * 0.3 + 0.55 * 0.4 * 0.9;
  const weight = mine * theirs * 1.3;
  expect(weight.toFixed(3)).toBe('0.111');
  expect(((weight * 0.715) / 0.1214).toFixed(2)).toBe('0.65');
});

test('a sum of 0 gives the middle of all scores', () => {
  expect(scoreOf(0)).toBe(6.2);
});

test('negative figures carry a true minus sign', () => {
  expect(signed(-0.4)).toBe('−0.40');
  expect(signed(0.95)).toBe('+0.95');
});

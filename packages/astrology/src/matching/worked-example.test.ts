import { expect, test } from 'vitest';
import { kernelValue } from './kernel';
import { matchScore } from './score';
import { workedExample } from './worked-example';

const { pair, sums, quality, z, matchScore: score } = workedExample();

test('the parts of the worked example add up to its sum, and its sum gives its score', () => {
  expect(sums.reduce((total, { value }) => total + value, quality)).toBeCloseTo(z, 5);
  expect(matchScore(z)).toBe(score);
});

test('the factors of the worked pair multiply to its share', () => {
  expect(pair.weight).toBeCloseTo(pair.natalWeight * pair.eventWeight * pair.factor, 10);
  expect(pair.worth).toBeCloseTo(kernelValue('polarity', pair.separationDeg), 2);
  expect(pair.share).toBeCloseTo((pair.weight * pair.worth) / pair.spread, 10);
});

test('the worked example has the figures that the docs and the page state', () => {
  expect(sums.map(({ value }) => value.toFixed(2))).toEqual(['1.04', '0.75', '0.04', '-0.32', '0.01', '-0.06']);
  expect([quality.toFixed(2), z.toFixed(2), score.toFixed(1)]).toEqual(['-0.13', '1.34', '8.2']);
  expect([pair.natalWeight, pair.eventWeight, pair.weight].map((each) => each.toFixed(3))).toEqual([
    '0.257',
    '0.333',
    '0.111',
  ]);
  expect([pair.worth.toFixed(3), pair.spread.toFixed(4), pair.share.toFixed(2)]).toEqual(['0.715', '0.1214', '0.65']);
  expect(pair.separationDeg.toFixed(1)).toBe('116.2');
});

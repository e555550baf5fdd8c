// @vitest-environment node
import { expect, test } from 'vitest';
import { buildMatchingModel } from '../../test/build-matching-model';
import { exampleRows, kernelRows, percent, signed, weightRows } from './formula-tables';

const model = buildMatchingModel();

test('the tables show the model’s numbers, with a column per angle and per point', () => {
  expect(kernelRows(model).map(({ values }) => values)).toEqual([
    model.kernels.harmony,
    model.kernels.polarity,
    model.kernels.martial,
  ]);
  expect(weightRows(model).map(({ values }) => values)).toEqual([
    [0.24, 0.26, 0.1, 0.2, 0.1, 0.1],
    [0.2, 0.3, 0.1, 0.2, 0.1, 0.1],
  ]);
});

test('the parts of the example end with that day’s sky', () => {
  expect(exampleRows(model).map(({ name }) => name)).toEqual([
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Rising',
    'That day’s sky, the same for everyone',
  ]);
});

test('negative numbers have a true minus sign', () => {
  expect(signed(-0.4)).toBe('−0.40');
  expect(signed(0.95)).toBe('+0.95');
});

test('a share is shown in whole percent', () => {
  expect([percent(0.55), percent(1 - 0.3)]).toEqual(['55%', '70%']);
});

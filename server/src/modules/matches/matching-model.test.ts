import { matchingModel } from '@ascendant/contract/matching-model';
import { expect, test } from 'vitest';
import { presentMatchingModel } from './matching-model';

test("the public model has the engine's figures", () => {
  const model = matchingModel.parse(presentMatchingModel());
  expect(model.kernels.harmony).toEqual([0.75, -0.4, 0.5, -0.85, 0.95, -0.35, -0.2]);
  expect(model.natalWeights).toEqual({ Sun: 0.24, Moon: 0.26, Mercury: 0.1, Venus: 0.2, Mars: 0.1, Rising: 0.1 });
  expect(model).toMatchObject({
    categoryShare: 0.55,
    pairFactors: { largest: 1.3, other: 0.9 },
    groupLowestShare: 0.3,
  });
});

test('its curve gives the score of its example', () => {
  const { curve, example } = presentMatchingModel();
  const score = 10 / (1 + Math.exp(-(curve.centre + curve.steepness * example.z)));
  expect(Math.round(score * 10) / 10).toBe(example.matchScore);
});

test("it gives the positions of the worked pair's points", () => {
  const { natalPosition, eventPosition } = presentMatchingModel().example.pair;
  expect([natalPosition, eventPosition]).toEqual(['Aquarius 20°39′', 'Gemini 16°50′']);
});

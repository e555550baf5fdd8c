import { expect, it } from 'vitest';
import { chosenPlanets, planetWeights } from './ruling-planets';

it('the planets chosen for a category share its weight equally', () => {
  expect(planetWeights(['Mars', 'Sun'])).toEqual({ Sun: 0.5, Mars: 0.5 });
  expect(planetWeights(['Moon'])).toEqual({ Moon: 1 });
});

it('a category without chosen planets is neutral', () => {
  expect(planetWeights([])).toBeNull();
  expect(planetWeights([], { Sun: 1 })).toBeNull();
});

it('choosing the same planets again keeps the weights they have', () => {
  const stored = { Sun: 0.3, Moon: 0.4, Mars: 0.3 };
  expect(planetWeights(['Mars', 'Moon', 'Sun'], stored)).toBe(stored);
  expect(planetWeights(['Moon', 'Sun'], stored)).toEqual({ Sun: 0.5, Moon: 0.5 });
  expect(chosenPlanets(stored)).toEqual(['Sun', 'Moon', 'Mars']);
});
